-- What slows down the more often it is done: when the next time is.
ALTER TABLE rate_limits ADD COLUMN next_at timestamptz;

-- Whether a device has logged in to an account before.
CREATE INDEX user_log_devices ON user_log (uid, device_id) WHERE succeeded AND type IN ('login', 'register');
