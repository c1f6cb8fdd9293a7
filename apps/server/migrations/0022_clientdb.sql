-- The database function of existing clients: sign-in and scores, and what expressions are computed with.

-- opendb-sign-in: one row a person and Beijing day; what belongs to a finished round is only marked.
CREATE TABLE sign_ins (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Beijing midnight, in milliseconds.
  date bigint NOT NULL,
  is_delete boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX sign_ins_day ON sign_ins (user_id, date) WHERE NOT is_delete;

-- uni-id-scores: every change of a person's merit with the balance after it.
CREATE TABLE user_scores (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{24}$'),
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  score integer NOT NULL,
  balance integer NOT NULL,
  -- 1 in, 2 out
  type smallint NOT NULL CHECK (type IN (1, 2)),
  comment text,
  create_date timestamptz NOT NULL
);
CREATE INDEX user_scores_latest ON user_scores (user_id, create_date DESC NULLS LAST, id DESC);

-- A value of the right type or nothing: an expression must not fail at one row and so tell of it.
CREATE FUNCTION clientdb_number(value jsonb) RETURNS double precision LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF jsonb_typeof(value) = 'number' THEN RETURN value::double precision; END IF;
  RETURN NULL;
EXCEPTION WHEN data_exception THEN RETURN NULL;
END $$;
CREATE FUNCTION clientdb_text(value jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF jsonb_typeof(value) = 'string' THEN RETURN value #>> '{}'; END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION clientdb_boolean(value jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value) WHEN 'boolean' THEN value::boolean WHEN 'null' THEN NULL
    WHEN 'number' THEN value <> '0' ELSE true END;
END $$;
CREATE FUNCTION clientdb_array(value jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF jsonb_typeof(value) = 'array' THEN RETURN value; END IF;
  RETURN NULL;
END $$;
-- Milliseconds since 1970 to an instant; nothing when there is no such instant.
CREATE FUNCTION clientdb_time(ms double precision) RETURNS timestamptz LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF ms BETWEEN -62135596800000 AND 253402300799999 THEN RETURN to_timestamp(ms / 1000); END IF;
  RETURN NULL;
END $$;
-- Arithmetic that answers nothing where there is no number: too large, a root of a negative one, divided by zero.
CREATE FUNCTION clientdb_math(operation text, a double precision, b double precision DEFAULT 0)
RETURNS double precision LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN CASE operation
    WHEN 'add' THEN a + b WHEN 'subtract' THEN a - b WHEN 'multiply' THEN a * b WHEN 'divide' THEN a / b
    WHEN 'mod' THEN a - b * trunc(a / b) WHEN 'pow' THEN power(a, b) WHEN 'exp' THEN exp(a)
    WHEN 'ln' THEN ln(a) WHEN 'log10' THEN log(a) WHEN 'log' THEN ln(a) / ln(b) WHEN 'sqrt' THEN sqrt(a)
    WHEN 'abs' THEN abs(a) WHEN 'ceil' THEN ceil(a) WHEN 'floor' THEN floor(a) WHEN 'trunc' THEN trunc(a) END;
EXCEPTION WHEN data_exception THEN RETURN NULL;
END $$;
-- An index or a length: a number of that size or nothing.
CREATE FUNCTION clientdb_int(value double precision) RETURNS integer LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF value BETWEEN -1000000 AND 1000000 THEN RETURN trunc(value)::integer; END IF;
  RETURN NULL;
END $$;
-- Set operations on lists: union, intersection, difference, each value once.
CREATE FUNCTION clientdb_set(operation text, a jsonb, b jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_agg(item), '[]') FROM (
    SELECT DISTINCT item FROM jsonb_array_elements(CASE operation WHEN 'union' THEN a || b ELSE a END) AS item
     WHERE CASE operation
       WHEN 'union' THEN true
       WHEN 'intersection' THEN EXISTS (SELECT 1 FROM jsonb_array_elements(b) AS other WHERE other = item)
       ELSE NOT EXISTS (SELECT 1 FROM jsonb_array_elements(b) AS other WHERE other = item) END
  ) AS items
$$;
CREATE FUNCTION clientdb_slice(value jsonb, from_position integer, count integer) RETURNS jsonb
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_agg(item ORDER BY place), '[]')
    FROM jsonb_array_elements(value) WITH ORDINALITY AS items (item, place)
   WHERE place > (CASE WHEN from_position < 0 THEN greatest(jsonb_array_length(value) + from_position, 0) ELSE from_position END)
     AND place <= (CASE WHEN from_position < 0 THEN greatest(jsonb_array_length(value) + from_position, 0) ELSE from_position END) + count
$$;
CREATE FUNCTION clientdb_reverse(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(jsonb_agg(item ORDER BY place DESC), '[]')
    FROM jsonb_array_elements(value) WITH ORDINALITY AS items (item, place)
$$;
-- The first place of an item in a list, from zero; -1: nowhere.
CREATE FUNCTION clientdb_index(value jsonb, sought jsonb) RETURNS double precision
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(min(place) - 1, -1)::double precision
    FROM jsonb_array_elements(value) WITH ORDINALITY AS items (item, place) WHERE item = sought
$$;
-- The first items of a list, or with a negative number the last.
CREATE FUNCTION clientdb_end(value jsonb, items integer) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF items < 0 THEN RETURN clientdb_slice(value, items, -items); END IF;
  RETURN clientdb_slice(value, 0, items);
END $$;
CREATE FUNCTION clientdb_same_set(a jsonb, b jsonb) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN a <@ b AND b <@ a;
END $$;
-- Weeks begin on Sunday; days before the first Sunday of a year are in week 0.
CREATE FUNCTION clientdb_week(at timestamp) RETURNS double precision LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN floor((extract(doy FROM at) + 6 - extract(dow FROM at)) / 7);
END $$;
CREATE FUNCTION clientdb_casecmp(a text, b text) RETURNS double precision LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN CASE WHEN lower(a) = lower(b) THEN 0 WHEN lower(a) COLLATE "C" < lower(b) COLLATE "C" THEN -1 ELSE 1 END;
END $$;
