-- On which occasion an agreement was agreed to.

ALTER TABLE user_agreements RENAME COLUMN way TO occasion;
