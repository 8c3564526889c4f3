"""The online table: people play in the browser, with friends, bots, or several at one device."""
