-- A captcha may be work for the device instead of a picture: how many zero bits it has to find. Null: a picture.
ALTER TABLE captchas ADD COLUMN work_bits smallint CHECK (work_bits BETWEEN 1 AND 32);
