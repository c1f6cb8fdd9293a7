import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { quietCloud } from '@yuanguang/cloud/testing';
import type { account } from '@yuanguang/contract/objects/account';
import type { feedback } from '@yuanguang/contract/objects/feedback';
import type { payment } from '@yuanguang/contract/objects/payment';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import type { uniCaptchaCo } from '@yuanguang/contract/objects/uni-captcha-co';
import type { uniIdCo } from '@yuanguang/contract/objects/uni-id-co';
import type pg from 'pg';
import sharp from 'sharp';
import { wireCaller } from '../gateway/conformance/caller.ts';
import { CAPTCHA, PASSWORD } from '../modules/account/account.testing.ts';
import { order } from '../modules/sponsor/sponsor.testing.ts';
import type { TestServer } from '../testing/server.ts';
import { backupCommand } from './backup-command.ts';
import { restoreCommand } from './restore-command.ts';

const SCRIPTS = fileURLToPath(new URL('../../../../scripts/', import.meta.url));
const language = 'zh-Hans';

export interface Ran {
  readonly code: number | null;
  readonly said: string;
}

/** Runs `npm run backup` or `restore` with these settings only, in this process: to load the server anew takes its time. */
export async function operate(
  script: 'backup' | 'restore',
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Ran> {
  let said = '';
  const write = (text: string) => {
    said += text;
  };
  const command = script === 'backup' ? backupCommand : restoreCommand;
  return { code: await command(words, { environment, write }), said };
}

/** The same as an operator does: in a process of its own. */
export async function operateApart(
  script: 'backup' | 'restore',
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Ran> {
  const child = spawn(process.execPath, [`${SCRIPTS}${script}.ts`, ...words], {
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said };
}

/** Calls of one visitor over the network. */
export function visitor({ url, deps }: TestServer, token?: string) {
  const kept = { token };
  const cloud = quietCloud({
    endpoint: url,
    spaceId: deps.settings.CLOUD_SPACE_ID,
    clientSecret: deps.keys.clientSecret,
    uniIdToken: () => kept.token,
    onNewToken: (next) => {
      kept.token = next.token;
    },
  });
  return {
    kept,
    account: cloud.object<typeof account>('account'),
    captchas: cloud.object<typeof uniCaptchaCo>('uni-captcha-co'),
    feedback: cloud.object<typeof feedback>('feedback'),
    id: cloud.object<typeof uniIdCo>('uni-id-co'),
    orders: cloud.object<typeof sponsor>('sponsor'),
    payments: cloud.object<typeof payment>('payment'),
  };
}

/** Orders and pays at the sandbox's cashier. Answers the order's link once it is known to be paid. */
export async function sponsorBooks(server: TestServer, copies: number): Promise<string> {
  const { orders, payments } = visitor(server);
  const { orderToken } = await orders.placeOrder(order({ copies }));
  const { methods } = await payments.methods({ language });
  const { url } = await orders.startPayment({ orderToken, methodId: methods[0]?.id ?? '', language });
  await fetch(server.url + new URL(url).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'approve' }),
    redirect: 'manual',
  });
  const { order: seen } = await orders.order({ orderToken, language });
  if (seen.status !== 'paid') throw new Error(`the order is ${seen.status}`);
  return orderToken;
}

/** Somebody with a password, and a message to the temple with a private picture. */
export async function believer(server: TestServer, username: string) {
  const chen = visitor(server);
  await chen.captchas.getImageCaptcha({ scene: 'register' });
  await chen.id.registerUser({ username, password: PASSWORD, captcha: CAPTCHA });
  const picture = await upload(server);
  await chen.feedback.submit({
    content: '功德芳名的字太小',
    images: [picture],
    contact: '陈静慧',
    mobile: '13800138000',
  });
  return { username, token: chen.kept.token };
}

async function upload({ app, deps, url }: TestServer): Promise<string> {
  const body = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a5673f' } })
    .png()
    .toBuffer();
  const wire = wireCaller(app, deps);
  const token = await wire.authorize();
  const asked = { env: 'public', filename: 'one.png' };
  const { data } = await wire.call('serverless.file.resource.generateProximalSign', asked, token);
  const form = new FormData();
  const fields = {
    OSSAccessKeyId: data.accessKeyId,
    Signature: data.signature,
    host: data.host,
    id: data.id,
    key: data.ossPath,
    policy: data.policy,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([new Uint8Array(body)], { type: 'image/png' }), 'one.png');
  const answer = await fetch(`${url}/upload`, { method: 'POST', body: form });
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}`);
  await wire.call('serverless.file.resource.report', { id: data.id }, token);
  return String(data.id);
}

/** What does not agree in the books; every number is 0 when all is well. */
export async function bookFaults(pool: pg.Pool): Promise<unknown> {
  const { rows } = await pool.query(`select
    (select count(*)::int from (select entry_id from ledger_lines group by entry_id having sum(amount_fen) <> 0) e) as unbalanced,
    (select coalesce(sum(amount_fen), 0)::int from ledger_lines) as ledger,
    (select count(*)::int from payments p where p.state = 'settled'
       and (select count(*) from ledger_entries e where e.reference = 'payment:' || p.id) <> 1) as unbooked,
    (select coalesce(sum(total_fen), 0)::int from sponsor_orders where status = 'paid')
      - (select coalesce(sum(settled_fen), 0)::int from payments where booked_as = 'order') as money,
    (select coalesce(sum(copies), 0)::int from sponsor_totals)
      - (select coalesce(sum(copies), 0)::int from sponsor_orders where status = 'paid') as copies,
    (select count(*)::int from sponsor_orders o where status = 'paid'
       and (select count(*) from sponsor_events e where e.order_id = o.id and e.event in ('paid', 'paid-late')) <> 1) as events`);
  return rows[0];
}

export const NO_FAULTS = { unbalanced: 0, ledger: 0, unbooked: 0, money: 0, copies: 0, events: 0 };
