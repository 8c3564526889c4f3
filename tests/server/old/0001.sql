BEGIN TRANSACTION;
CREATE TABLE links (
	hash VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	player INTEGER NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "links" VALUES('aee9ea66a2a5ff171b76ce8f7c2c8a2b9c90160b2989f0fbd2fec6cbb4e1c063','gtfamdn4ucjg',0);
CREATE TABLE moves (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('gtfamdn4ucjg',0,'["chance","first",0]');
INSERT INTO "moves" VALUES('gtfamdn4ucjg',1,'[0,"place","flower"]');
INSERT INTO "moves" VALUES('gtfamdn4ucjg',2,'[1,"place","flower"]');
INSERT INTO "moves" VALUES('gtfamdn4ucjg',3,'[0,"place","flower"]');
INSERT INTO "moves" VALUES('gtfamdn4ucjg',4,'[1,"place","flower"]');
INSERT INTO "moves" VALUES('gtfamdn4ucjg',5,'[0,"place","flower"]');
INSERT INTO "moves" VALUES('gtfamdn4ucjg',6,'[1,"place","flower"]');
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	player INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('gtfamdn4ucjg',0,'ola');
INSERT INTO "seats" VALUES('gtfamdn4ucjg',1,'bob');
INSERT INTO "seats" VALUES('4n9xcdfgcps9',0,'ola');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	settings TEXT NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	status VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('gtfamdn4ucjg','{"game":"skull","options":{"players":2,"first":null,"tribes":1,"show":false},"places":[{"kind":"person","name":"Ola","bot":null,"guest":"ola","resigned":false},{"kind":"person","name":"Bob","bot":null,"guest":"bob","resigned":false}],"host":"ola","open":false,"clock":600,"seed":"e8af3515e391810917b93ac24c62799d","rematch":null}',0,'playing',1794971435);
INSERT INTO "tables" VALUES('4n9xcdfgcps9','{"game":"skull","options":{"players":2,"first":null,"tribes":1,"show":false},"places":[{"kind":"person","name":"Ola","bot":null,"guest":"ola","resigned":false},{"kind":"person","name":"","bot":null,"guest":null,"resigned":false}],"host":"ola","open":true,"clock":null,"seed":"1fc4ff7d66385034c944a5dea3bfeea8","rematch":null}',1,'waiting',1794971435);
CREATE INDEX ix_seats_guest ON seats (guest);
COMMIT;
