-- Third parties of the login are called identity providers everywhere now.

ALTER TABLE user_identities RENAME COLUMN party TO provider;

ALTER TABLE party_visits RENAME TO authorization_requests;
ALTER TABLE authorization_requests RENAME COLUMN party TO provider;
ALTER INDEX party_visits_expired RENAME TO authorization_requests_expired;
ALTER INDEX party_visits_uid RENAME TO authorization_requests_uid;
