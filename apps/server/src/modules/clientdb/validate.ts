import type { ValidationReason } from '@yuanguang/contract/errors-clientdb';
import { isRecord } from '../../gateway/envelope.ts';
import type { BsonType, DefaultValue, Doc, Field, Shape } from './collection.ts';
import type { Value } from './condition.ts';
import { type Blanks, syntaxError, validationError } from './refusal.ts';
import type { Table, TableField } from './registry.ts';
import { environment, type Scope } from './scope.ts';
import { readValue } from './where.ts';

const LONGEST_VALUE = 65_536;

/** What a client wrote, checked and made ready. */
export interface Written {
  readonly doc: Doc;
  /** The fields the client named, but for those that the server sets anyway: their rules for writing are asked. */
  readonly named: readonly string[];
}

/** Checks a new document or a change against the declaration (PROTOCOL 2.6). @throws {DbRefusal} VALIDATION_ERROR */
export function checkWritten(scope: Scope, table: Table, given: unknown, kind: 'create' | 'update'): Written {
  if (!isRecord(given)) return syntaxError(`${kind === 'create' ? 'add' : 'update'} takes a document`);
  const doc: Doc = {};
  const named: string[] = [];
  for (const [key, raw] of Object.entries(given)) {
    const at = table.fields.get(key);
    if (!at || key === '_id') return validationError('unknown', { title: key.slice(0, 64) });
    if (at.field.forceDefaultValue !== undefined) continue;
    named.push(key);
    doc[key] = checkField(at, trimmed(at.field, readValue(scope, raw)));
  }
  for (const at of table.fields.values()) {
    const { field, name } = at;
    const { forceDefaultValue: forced, defaultValue: usual } = field;
    if (kind === 'create') {
      if (forced !== undefined) doc[name] = defaultOf(scope, forced);
      else if (usual !== undefined && doc[name] === undefined) doc[name] = defaultOf(scope, usual);
    }
    const missing = doc[name] === undefined || doc[name] === null || doc[name] === '';
    const asked = kind === 'create' || name in doc;
    if (field.required && asked && missing) fails(at, 'required');
  }
  return { doc, named };
}

function defaultOf(scope: Scope, value: DefaultValue): unknown {
  if (typeof value !== 'object' || !('$env' in value)) return value;
  return environment(scope, value.$env);
}

function trimmed({ trim }: Shape, value: Value): Value {
  if (typeof value !== 'string' || trim === undefined || trim === 'none') return value;
  if (trim === 'both') return value.trim();
  return trim === 'start' ? value.trimStart() : value.trimEnd();
}

/** A value of a field; null takes it away. */
function checkField(at: TableField, value: Value): Value {
  if (value === null) return null;
  if (JSON.stringify(value).length > LONGEST_VALUE) fails(at, 'maxLength', { max: LONGEST_VALUE });
  const reason = misfit(at.field, value);
  if (reason) fails(at, reason.reason, reason.blanks);
  return value;
}

function fails({ name, field }: TableField, reason: ValidationReason, blanks: Blanks = {}): never {
  const { title = name, minLength, maxLength, minimum, maximum } = field;
  const all = { title, label: title, minLength, maxLength, minimum, maximum, ...blanks };
  return validationError(reason, all, field.errorMessage);
}

interface Misfit {
  readonly reason: ValidationReason;
  readonly blanks?: Blanks;
}

/** Why a value does not fit its shape; undefined when it does. */
function misfit(shape: Shape & Partial<Pick<Field, 'kind'>>, value: Value): Misfit | undefined {
  const type = shape.bsonType ?? 'any';
  if (!isOfType(type, value)) return { reason: 'type' };
  if (shape.enum && !choices(shape.enum).includes(value as string)) return { reason: 'enum' };
  if (typeof value === 'number') return misfitNumber(shape, value);
  if (typeof value === 'string' && value !== '') return misfitText(shape, value);
  if (Array.isArray(value)) return misfitList(shape, value);
  if (type === 'file' && isRecord(value)) return misfitObject(FILE, value);
  return shape.properties && isRecord(value) ? misfitObject(shape.properties, value) : undefined;
}

const choices = (list: NonNullable<Shape['enum']>) =>
  list.map((choice) => (typeof choice === 'object' ? choice.value : choice));

const INT_MAX = 2_147_483_647;
const FIRST_MS = -62_135_596_800_000;
const LAST_MS = 253_402_300_799_999;

function isOfType(type: BsonType, value: Value): boolean {
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value);
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'int':
      return isWhole && Math.abs(value) <= INT_MAX;
    case 'long':
      return isWhole;
    case 'double':
      return typeof value === 'number';
    case 'bool':
      return typeof value === 'boolean';
    case 'timestamp':
      return isWhole && value >= FIRST_MS && value <= LAST_MS;
    case 'array':
      return Array.isArray(value);
    case 'object':
    case 'file':
      return isRecord(value);
    case 'any':
      return true;
  }
}

function misfitNumber(shape: Shape, value: number): Misfit | undefined {
  const { minimum: min, maximum: max, exclusiveMinimum, exclusiveMaximum } = shape;
  if (min !== undefined && (value < min || (exclusiveMinimum && value === min))) {
    return { reason: 'minimum', blanks: { min } };
  }
  if (max !== undefined && (value > max || (exclusiveMaximum && value === max))) {
    return { reason: 'maximum', blanks: { max } };
  }
  return undefined;
}

const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

function misfitText(shape: Shape, value: string): Misfit | undefined {
  const wrongLength = misfitLength(shape, [...value].length);
  if (wrongLength) return wrongLength;
  if (shape.pattern !== undefined && !new RegExp(shape.pattern, 'u').test(value)) return { reason: 'format' };
  if (shape.format === 'email' && !(value.length <= 254 && EMAIL.test(value))) return { reason: 'format' };
  if (shape.format === 'url' && !isUrl(value)) return { reason: 'format' };
  return undefined;
}

function misfitLength({ minLength: min, maxLength: max }: Shape, length: number): Misfit | undefined {
  if (min !== undefined && length < min) return { reason: 'minLength', blanks: { min } };
  return max !== undefined && length > max ? { reason: 'maxLength', blanks: { max } } : undefined;
}

function misfitList(shape: Shape, list: readonly Value[]): Misfit | undefined {
  const wrongLength = misfitLength(shape, list.length);
  if (wrongLength) return wrongLength;
  const item: Shape = { ...shape.items, bsonType: shape.arrayType ?? shape.items?.bsonType ?? 'any' };
  return list.map((value) => misfit(item, value)).find((found) => found !== undefined);
}

/** What an uploaded file is described by. */
const FILE: NonNullable<Shape['properties']> = {
  name: { bsonType: 'string', maxLength: 255 },
  extname: { bsonType: 'string', maxLength: 32 },
  fileType: { bsonType: 'string', maxLength: 32 },
  url: { bsonType: 'string', maxLength: 2_048, format: 'url', required: true },
  size: { bsonType: 'double', minimum: 0 },
  image: { bsonType: 'object' },
  video: { bsonType: 'object' },
  path: { bsonType: 'string', maxLength: 2_048 },
  cloudPath: { bsonType: 'string', maxLength: 2_048 },
  fileID: { bsonType: 'string', maxLength: 2_048 },
};

function misfitObject(
  properties: NonNullable<Shape['properties']>,
  value: Record<string, unknown>,
): Misfit | undefined {
  const stranger = Object.keys(value).find((key) => !Object.hasOwn(properties, key));
  if (stranger !== undefined) return { reason: 'unknown', blanks: { title: stranger.slice(0, 64) } };
  for (const [key, { required, ...shape }] of Object.entries(properties)) {
    const inside = value[key] as Value | undefined;
    if (inside === undefined || inside === null) {
      if (required) return { reason: 'required', blanks: { title: key } };
      continue;
    }
    const wrong = misfit(shape, inside);
    if (wrong) return { reason: wrong.reason, blanks: { ...wrong.blanks, title: key } };
  }
  return undefined;
}

function isUrl(text: string): boolean {
  return /^(?:https?:\/\/|cloud:\/\/|\/)\S+$/.test(text);
}
