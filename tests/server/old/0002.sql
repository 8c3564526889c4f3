BEGIN TRANSACTION;
CREATE TABLE moves (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('4fjm66mpzrwq',0,'["chance","first",0]');
INSERT INTO "moves" VALUES('4fjm66mpzrwq',1,'[0,"place","flower"]');
INSERT INTO "moves" VALUES('4fjm66mpzrwq',2,'[1,"place","flower"]');
INSERT INTO "moves" VALUES('4fjm66mpzrwq',3,'[0,"place","flower"]');
INSERT INTO "moves" VALUES('4fjm66mpzrwq',4,'[1,"place","flower"]');
INSERT INTO "moves" VALUES('4fjm66mpzrwq',5,'[0,"place","flower"]');
INSERT INTO "moves" VALUES('4fjm66mpzrwq',6,'[1,"place","flower"]');
CREATE TABLE seat_links (
	hash VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	player INTEGER NOT NULL, 
	giver VARCHAR NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seat_links" VALUES('a712716398e969400804a8ca35b72a9bded88b063aea7536fda8ec41831c48d9','4fjm66mpzrwq',0,'ola');
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	player INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('4fjm66mpzrwq',0,'ola');
INSERT INTO "seats" VALUES('4fjm66mpzrwq',1,'bob');
INSERT INTO "seats" VALUES('fb5788vgw32g',0,'ola');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	settings TEXT NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	status VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('4fjm66mpzrwq','{"game":"skull","options":{"players":2,"first":null,"tribes":1,"show":false},"places":[{"kind":"person","name":"Ola","bot":null,"guest":"ola","resigned":false,"kept_for":null},{"kind":"person","name":"Bob","bot":null,"guest":"bob","resigned":false,"kept_for":null}],"host":"ola","open":false,"clock":600,"seed":"10600b7100b768b56685e4cdc4f72eeb","components":null,"rematch":null,"deadlines":{"0":[3,1794972023.8175473]},"old_deadlines":[],"taken_back":{},"asked":[0]}',0,'playing',1794971423);
INSERT INTO "tables" VALUES('fb5788vgw32g','{"game":"skull","options":{"players":2,"first":null,"tribes":1,"show":false},"places":[{"kind":"person","name":"Ola","bot":null,"guest":"ola","resigned":false,"kept_for":null},{"kind":"person","name":"","bot":null,"guest":null,"resigned":false,"kept_for":null}],"host":"ola","open":true,"clock":null,"seed":"3905826fe8c491d44603adbb3dec1caa","components":null,"rematch":null,"deadlines":{},"old_deadlines":[],"taken_back":{},"asked":[]}',1,'waiting',1794971423);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_seat_links_table_id ON seat_links (table_id);
COMMIT;
