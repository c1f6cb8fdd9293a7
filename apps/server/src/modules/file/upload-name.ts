import { randomBytes } from 'node:crypto';
import { GatewayError } from '../../gateway/gateway-error.ts';

/** Endings a picture's name may have; what it really is, its bytes decide. */
const ENDINGS = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif']);
const NAME_MAX = 255;
const PATH_MAX = 300;
const MOST_PARTS = 8;

/**
 * The key (what stands after `/files/`) of a new upload: something nobody can guess, with the ending of its name, or
 * followed by the path the client asked for. So nothing is ever overwritten, whatever paths are asked for.
 * @throws {GatewayError} ParamInvalid for names that are no pictures', and paths that are none.
 */
export function newKey(filename: unknown, realPath: unknown): string {
  if (typeof filename !== 'string' || filename.trim() === '' || filename.length > NAME_MAX) {
    throw new GatewayError('ParamInvalid', 'filename must be a name of at most 255 characters');
  }
  const ending = endingOf(filename);
  const unguessable = randomBytes(16).toString('hex');
  if (realPath === undefined) return ending === '' ? unguessable : `${unguessable}.${ending}`;
  const path = readPath(realPath);
  endingOf(path);
  return `${unguessable}/${path}`;
}

function endingOf(name: string): string {
  const last = name.split('/').at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  // A name without an ending is well known: the account pages send pictures so.
  if (dot < 0) return '';
  const ending = last.slice(dot + 1).toLowerCase();
  if (!ENDINGS.has(ending)) throw new GatewayError('ParamInvalid', 'files of this type are not taken');
  return ending;
}

function readPath(given: unknown): string {
  const refused = () => new GatewayError('ParamInvalid', 'fileId is not a path');
  if (typeof given !== 'string' || given.length > PATH_MAX) throw refused();
  const parts = given.normalize('NFC').replace(/^\//, '').split('/');
  if (parts.length > MOST_PARTS) throw refused();
  for (const part of parts) {
    // No empty part, none that leads upwards or hides, nothing that a proxy or a disk might read as something else.
    if (!/^[^.]/u.test(part) || /[\\%\p{C}]/u.test(part)) throw refused();
  }
  // What has a meaning in an address or in the protocol's lists (commas) does not belong into one.
  return parts.map((part) => part.replace(/[^\p{L}\p{M}\p{N}._-]/gu, '_')).join('/');
}

/** Name in the storage of the file with this id: folders of some hours each, for ids begin with the time. */
export const objectOf = (id: string): string => `${id.slice(0, 6)}/${id}`;
