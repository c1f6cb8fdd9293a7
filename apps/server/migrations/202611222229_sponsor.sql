-- Orders an hour are counted in rate_limits, exactly and also for many at the same moment. What an order kept of the
-- address it came from has no use any more. The column stays empty for processes of the version before.
DROP INDEX sponsor_orders_origin;
UPDATE sponsor_orders SET origin = NULL WHERE origin IS NOT NULL;
