const PART = /^[a-z0-9][a-z0-9_-]{0,99}$/;
const MOST_PARTS = 4;

/**
 * Lets through only names that are the same on every disk and in every object store: small letters, digits, `-` and `_`
 * in up to four parts. Names are made by us; anything else is a mistake of ours. @throws {Error}
 */
export function checkName(name: string): string {
  const parts = name.split('/');
  if (parts.length > MOST_PARTS || !parts.every((part) => PART.test(part))) {
    throw new Error('not a name for a stored object');
  }
  return name;
}
