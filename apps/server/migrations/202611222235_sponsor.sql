-- Whether an address has placed `most` orders since `since`. A limit that is only counted is passed by orders that come at
-- the same moment, as none sees the others: here they wait for each other, until the one before is written. Each query of
-- a function like this sees what was written when it begins, and not only what was there when its caller began.
CREATE FUNCTION sponsor_origin_placed(whose text, since timestamptz, most integer) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('sponsor_orders.origin ' || whose, 0));
  RETURN EXISTS (
    SELECT FROM sponsor_orders WHERE origin = whose AND created_at > since
     ORDER BY created_at DESC OFFSET most - 1 LIMIT 1);
END $$;
