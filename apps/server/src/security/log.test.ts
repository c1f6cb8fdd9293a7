import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestDatabase } from '../testing/database.ts';
import { type AttackedApp, attackedApp } from './attacked-app.testing.ts';

const run = promisify(execFile);
const LOG = fileURLToPath(new URL('../lib/log.ts', import.meta.url));
const SECRET = 'not-for-the-log';

/** The lines that a process of its own writes when it logs `fields` and `message`. */
async function written(fields: object, message: string): Promise<string[]> {
  const program = `
    const { createLog } = await import(${JSON.stringify(LOG)});
    createLog('info').info(${JSON.stringify(fields)}, ${JSON.stringify(message)});`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]);
  return stdout.split('\n').filter((line) => line !== '');
}

describe('The log', () => {
  it('has one line an event, whatever a stranger put into it', async () => {
    const forged = 'x\n{"level":30,"msg":"an administrator logged in"}\r\n\u2028\u001b[2J';
    const lines = await written({ reason: forged, userAgent: forged }, `seen: ${forged}`);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ reason: forged, msg: `seen: ${forged}` });
    expect(lines[0]).not.toContain('\u001b');
  });

  it('shows no password, number, address, name or token, wherever it stands', async () => {
    const hidden = [
      'password',
      'oldPassword',
      'newPassword',
      'mobile',
      'email',
      'contact',
      'address',
      'realName',
      'idCard',
      'captcha',
      'token',
      'uniIdToken',
      'clientSecret',
      'authorization',
    ];
    const fields = Object.fromEntries(hidden.map((name) => [name, SECRET]));
    const [line = ''] = await written({ ...fields, input: fields, call: { input: fields } }, 'a call failed');
    expect(line).not.toContain(SECRET);
    expect(line.match(/\[Redacted\]/g)).toHaveLength(hidden.length * 3);
  });
});

describe('What is logged of calls that went wrong', () => {
  const database = startTestDatabase();
  let attacked: AttackedApp;
  beforeEach(async () => {
    attacked = await attackedApp(database);
  });
  afterEach(() => attacked.close());

  it('holds nothing of what was sent', async () => {
    const person = await attacked.person({ password: 'lotus-1' });
    const sent = { username: SECRET, mobile: SECRET, password: SECRET, code: SECRET, captcha: SECRET };
    for (const method of ['login', 'registerUser', 'loginBySms', 'resetPwdBySms', 'updatePwd', 'setPwd']) {
      await attacked.call('uni-id-co', method, sent, person);
    }
    await attacked.app.inject({ method: 'POST', url: '/pay/sandbox/notify', payload: SECRET });
    await attacked.documents(person, ['collection', SECRET], ['where', SECRET], ['get']);
    expect(attacked.logged.map(({ message }) => message)).toContain('a payment notification was not genuine');
    expect(JSON.stringify(attacked.logged)).not.toContain(SECRET);
  });

  it('names who tried what is not theirs to do', async () => {
    const person = await attacked.person();
    await attacked.call('uni-id-co', 'addUser', { username: SECRET, password: SECRET }, person);
    expect(attacked.logged).toMatchObject([
      {
        level: 'warn',
        fields: { object: 'uni-id-co', method: 'addUser', uid: person.uid, requestId: expect.any(String) },
        message: 'a call was not permitted',
      },
    ]);
    expect(JSON.stringify(attacked.logged)).not.toContain(SECRET);
  });

  it('of logins is kept in the database, without the name that was tried', async () => {
    await attacked.person({ password: 'lotus-1' });
    await attacked.call('uni-id-co', 'login', { username: 'person-1', password: 'wrong-1' });
    await attacked.call('uni-id-co', 'login', { username: 'somebody-else', password: 'wrong-1' });
    const { rows } = await database.pool.query('select * from user_log order by at, id');
    expect(rows).toMatchObject([
      { type: 'login', succeeded: false, ip: '127.0.0.1' },
      { type: 'login', succeeded: false, uid: null },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/person-1|somebody-else|wrong-1/);
  });
});
