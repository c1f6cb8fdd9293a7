import { OBJECTS } from '@yuanguang/contract';
import { ERROR_CODES } from '@yuanguang/contract/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { setEntry } from '../modules/config/config.service.ts';
import { startTestDatabase } from '../testing/database.ts';
import { type AttackedApp, attackedApp, INSIDE } from './attacked-app.testing.ts';

const database = startTestDatabase();
let attacked: AttackedApp;
beforeEach(async () => {
  attacked = await attackedApp(database);
  // Switches that are off at first: behind them nothing would be reached.
  for (const name of ['donate', 'worship']) {
    await setEntry({ db: database.db, now: attacked.clock.now }, `modules.${name}`, true);
  }
});
afterEach(() => attacked.close());

const METHODS = Object.entries(OBJECTS).flatMap(([object, { calls }]) =>
  Object.entries(calls).map(([name, call]) => ({ object, name, call })),
);
const closed = METHODS.filter(({ call }) => call.access !== 'anyone');

describe('Of all methods in the contract', () => {
  it('those of a person are refused without a login and with a forged one', async () => {
    expect(closed.length).toBeGreaterThan(40);
    for (const { object, name, call } of closed) {
      const without = await attacked.call(object, name, {});
      expect(without.errCode, `${object}.${name}`).toBe(call.withoutToken ?? 'uni-id-check-token-failed');
      for (const forged of ['a.b.c', 'null', `${'a'.repeat(9_000)}`]) {
        const answer = await attacked.call(object, name, {}, forged);
        expect(answer.errCode, `${object}.${name}`).toBe('uni-id-check-token-failed');
      }
    }
  });

  it('those of the staff are refused to everybody else, before the input is looked at', async () => {
    const visitor = await attacked.person();
    const helper = await attacked.person({ roles: ['editor', 'Admin', 'admin '] });
    const office = METHODS.filter(({ call }) => call.access === 'staff');
    expect(office.length).toBeGreaterThan(5);
    for (const { object, name, call } of office) {
      for (const who of [visitor, helper]) {
        const answer = await attacked.call(object, name, { uid: who.uid, role: ['admin'] }, who);
        expect(answer.errCode, `${object}.${name}`).toBe(call.withoutRole ?? 'permission-denied');
      }
    }
  });
});

/** Values that keep the shape of an input, by the name of the field, so that a hostile one beside them is reached. */
const PLAUSIBLE: Readonly<Record<string, unknown>> = {
  username: 'lotus-1',
  nickname: '莲',
  password: 'lotus-1',
  oldPassword: 'lotus-1',
  newPassword: 'lotus-2',
  mobile: '13800138000',
  email: 'lotus@example.org',
  captcha: '2468',
  code: '135790',
  idempotencyKey: 'key-of-the-attacker',
  bookId: 'diamond-sutra',
  consent: '2026-01-01',
  query: '13800138000',
  copies: 1,
  amountFen: 3_600,
  purposeId: 'lamps',
  giftNumber: '48291503761',
  sponsorNumber: '4829150371',
  contact: 'lotus@example.org',
  realName: '陈静慧',
  idCard: '110105194912310029',
  uid: '0'.repeat(24),
  id: '0'.repeat(24),
  replica: 'a'.repeat(32),
  shrine: '0'.repeat(24),
  member: '0'.repeat(24),
  invitation: '0'.repeat(24),
};

const HOSTILE: readonly unknown[] = [
  "' or '1'='1'; drop table users; --",
  'a\u0000b',
  '\ud800',
  '\r\nset-cookie: a=b',
  '<script>alert(1)</script>',
  '9'.repeat(6_000),
  1e308,
  0.5,
  null,
  { constructor: { prototype: { isAdmin: true } } },
];

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/** An input of this shape that is as right as can be told from outside. */
function plausible(schema: JsonSchema, name: string): unknown {
  const [first] = schema.anyOf ?? [];
  if (first) return plausible(first, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    const entries = Object.entries(schema.properties);
    return Object.fromEntries(entries.map(([key, inner]) => [key, plausible(inner, key)]));
  }
  if (Object.hasOwn(PLAUSIBLE, name) && schema.type !== 'array') return PLAUSIBLE[name];
  if (schema.type === 'array') return schema.items ? [plausible(schema.items, '')] : [];
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  return schema.type === 'boolean' ? false : 'text';
}

/** The same value with each of its leaves, one after the other, put in place of by `hostile`. */
function* spoilt(value: unknown, hostile: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const one of spoilt(value[0], hostile)) yield [one];
    yield hostile;
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      for (const one of spoilt(inner, hostile)) yield { ...value, [key]: one };
    }
  } else {
    yield hostile;
  }
}

describe('Hostile input', () => {
  it.each(Object.keys(OBJECTS))(
    'to any method of %s is refused by name or taken as text, and tells nothing of the inside',
    async (object) => {
      const failures: string[] = [];
      for (const { name, call } of METHODS.filter((method) => method.object === object)) {
        // Another hour: what limits the tries of one hour is not what is looked for here.
        attacked.clock.advance({ hours: 1 });
        const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
        for (const hostile of HOSTILE) {
          const who = await attacked.person({ roles: call.access === 'staff' ? ['admin'] : [] });
          for (const input of spoilt(plausible(schema, ''), hostile)) {
            if (typeof input !== 'object' || input === null) continue;
            const { data, text } = await attacked.wire.invoke(object, name, [input], {
              uniIdToken: call.access === 'anyone' ? undefined : who.token,
            });
            const code = data?.errCode;
            const known = code === 0 || (ERROR_CODES as readonly unknown[]).includes(code);
            if (!known || INSIDE.test(text)) {
              failures.push(
                `${object}.${name} ${JSON.stringify(input).slice(0, 300)}: ${text.slice(0, 120)}`,
              );
            }
          }
        }
      }
      expect(failures).toEqual([]);
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
    120_000,
  );
});
