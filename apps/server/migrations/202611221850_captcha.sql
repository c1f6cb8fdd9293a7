-- The look-up of orders asks for the captchas that every feature uses.

DROP TABLE sponsor_captchas;
