-- Codes that erase orders are kept with all others; those on their way lived for ten minutes, and are asked for again.
DROP TABLE sponsor_erasure_codes;
