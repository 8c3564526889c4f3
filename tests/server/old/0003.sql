BEGIN TRANSACTION;
CREATE TABLE courses (
	table_id VARCHAR NOT NULL, 
	course TEXT NOT NULL, 
	changed INTEGER NOT NULL, 
	due FLOAT, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "courses" VALUES('vb89kgnhzvek','{"rules":1,"status":"playing","whose_turn":[0],"winners":[],"scores":[],"reason":null,"taken_back":{},"stood_in":{},"clocks":{"open":{"0":[2,1794972025.9720101,true]},"answered":[]}}',1794971425,1.79497202597201013568e+09);
INSERT INTO "courses" VALUES('e6fa9azx4cmd','{"rules":1,"status":"waiting","whose_turn":[],"winners":[],"scores":[],"reason":null,"taken_back":{},"stood_in":{},"clocks":{"open":{},"answered":[]}}',1794971425,NULL);
INSERT INTO "courses" VALUES('68cmt5694x7x','{"rules":1,"status":"playing","whose_turn":[0],"winners":[],"scores":[],"reason":null,"taken_back":{},"stood_in":{},"clocks":{"open":{},"answered":[]}}',1794971425,NULL);
INSERT INTO "courses" VALUES('hcdsrzskez7r','{"rules":1,"status":"playing","whose_turn":[0],"winners":[],"scores":[],"reason":null,"taken_back":{},"stood_in":{},"clocks":{"open":{},"answered":[]}}',1794971426,NULL);
CREATE TABLE moves (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	move TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('vb89kgnhzvek',0,'["chance","first",1]');
INSERT INTO "moves" VALUES('vb89kgnhzvek',1,'[0,"place","flower"]');
INSERT INTO "moves" VALUES('vb89kgnhzvek',2,'[1,"place","flower"]');
INSERT INTO "moves" VALUES('vb89kgnhzvek',3,'[1,"place","flower"]');
INSERT INTO "moves" VALUES('vb89kgnhzvek',4,'[0,"place","flower"]');
INSERT INTO "moves" VALUES('vb89kgnhzvek',5,'[1,"place","flower"]');
INSERT INTO "moves" VALUES('68cmt5694x7x',0,'["chance","shape",6]');
INSERT INTO "moves" VALUES('68cmt5694x7x',1,'["chance","condition","peasants_revolt"]');
INSERT INTO "moves" VALUES('hcdsrzskez7r',0,'["chance","shape",6]');
INSERT INTO "moves" VALUES('hcdsrzskez7r',1,'["chance","condition","peasants_revolt"]');
CREATE TABLE seat_links (
	hash VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	player INTEGER NOT NULL, 
	giver VARCHAR NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seat_links" VALUES('66efe3f3cc6188eff9ffe6a55600a61a3031c2ef1b996beb4d196009faafd0c9','vb89kgnhzvek',0,'ola');
CREATE TABLE seats (
	table_id VARCHAR NOT NULL, 
	player INTEGER NOT NULL, 
	guest VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, player), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('vb89kgnhzvek',0,'ola');
INSERT INTO "seats" VALUES('vb89kgnhzvek',1,'bob');
INSERT INTO "seats" VALUES('e6fa9azx4cmd',0,'ola');
INSERT INTO "seats" VALUES('68cmt5694x7x',0,'ola');
INSERT INTO "seats" VALUES('hcdsrzskez7r',0,'ola');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	settings TEXT NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	status VARCHAR NOT NULL, 
	changed INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('vb89kgnhzvek','{"game":"skull","options":{"players":2,"first":null,"tribes":1,"show":false},"places":[{"kind":"person","name":"Ola","bot":null,"guest":"ola","resigned":false,"kept_for":null},{"kind":"person","name":"Bob","bot":null,"guest":"bob","resigned":false,"kept_for":null}],"host":"ola","open":false,"clock":600,"seed":"847412a96b3238e52551df9f7e0753bd","components":null,"rematch":null,"daily":null}',0,'playing',1794971425);
INSERT INTO "tables" VALUES('e6fa9azx4cmd','{"game":"skull","options":{"players":2,"first":null,"tribes":1,"show":false},"places":[{"kind":"person","name":"Ola","bot":null,"guest":"ola","resigned":false,"kept_for":null},{"kind":"person","name":"","bot":null,"guest":null,"resigned":false,"kept_for":null}],"host":"ola","open":true,"clock":null,"seed":"48447abd8f798a7ed54b849c061ba16f","components":null,"rematch":null,"daily":null}',1,'waiting',1794971425);
INSERT INTO "tables" VALUES('68cmt5694x7x','{"game":"sedlec","options":{"players":1,"first":null,"expansions":[],"monstrance":true},"places":[{"kind":"person","name":"Ola","bot":null,"guest":"ola","resigned":false,"kept_for":null}],"host":"ola","open":false,"clock":null,"seed":"daily/sedlec/1/2026-11-18","components":null,"rematch":null,"daily":{"date":"2026-11-18","attempt":1}}',0,'playing',1794971425);
INSERT INTO "tables" VALUES('hcdsrzskez7r','{"game":"sedlec","options":{"players":1,"first":null,"expansions":[],"monstrance":true},"places":[{"kind":"person","name":"Ola","bot":null,"guest":"ola","resigned":false,"kept_for":null}],"host":"ola","open":false,"clock":null,"seed":"daily/sedlec/1/2026-11-18","components":null,"rematch":null,"daily":{"date":"2026-11-18","attempt":2}}',0,'playing',1794971426);
CREATE INDEX ix_seats_guest ON seats (guest);
CREATE INDEX ix_seat_links_table_id ON seat_links (table_id);
COMMIT;
