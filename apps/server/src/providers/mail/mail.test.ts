import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { mutableClock } from '../../testing/clock.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { createMailer } from './mail.ts';

const MAIL = {
  id: 'receipt-1',
  to: 'lotus@example.com',
  subject: '助印功德证书',
  text: '愿以此功德，庄严佛净土。',
  html: '<p>愿以此功德，庄严佛净土。</p>',
  attachments: [{ filename: '证书.png', contentType: 'image/png', content: Buffer.from('picture') }],
};
const FROM = '圆光寺 <temple@example.com>';
const clock = mutableClock().now;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function smtpServer(accept: (to: string) => boolean) {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => done(accept(address) ? null : new Error('no such mailbox')),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

const decoded = (mime: string) => Buffer.from(mime.replace(/\s/g, ''), 'base64').toString();

test('Mail reaches a real SMTP server whole, with one Message-ID however often it is sent', async () => {
  const { received, url } = await smtpServer(() => true);
  const mailer = createMailer({ SMTP_URL: url, MAIL_FROM: FROM, OUTBOX: '' }, clock, quietLog);
  closing.push(mailer.close);
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  const [mail = '', again = ''] = received;
  expect(mail).toContain('To: lotus@example.com');
  expect(mail).toContain('<temple@example.com>');
  expect(decoded(/^Subject: =\?UTF-8\?B\?(.*)\?=/m.exec(mail)?.[1] ?? '')).toBe(MAIL.subject);
  expect(decoded(/text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(mail)?.[1] ?? '')).toBe(MAIL.text);
  expect(mail).toContain(Buffer.from('picture').toString('base64'));
  expect(/^Message-ID: (.*)$/m.exec(mail)?.[1]).toBe(/^Message-ID: (.*)$/m.exec(again)?.[1]);
});

test('A refused recipient is an error, so that the job tries again', async () => {
  const { received, url } = await smtpServer(() => false);
  const mailer = createMailer({ SMTP_URL: url, MAIL_FROM: FROM, OUTBOX: '' }, clock, quietLog);
  closing.push(mailer.close);
  // For good, as the server says, and of this address alone.
  const sending = mailer.send(MAIL);
  await expect(sending).rejects.toMatchObject({
    name: 'MessageRefused',
    all: false,
    message: expect.stringContaining('no such mailbox'),
  });
  expect(received).toEqual([]);
});

test('Without a mail server, mail becomes a file in the outbox', async () => {
  const OUTBOX = join(await mkdtemp(join(tmpdir(), 'yuanguang-test-')), 'outbox');
  const mailer = createMailer({ SMTP_URL: undefined, MAIL_FROM: FROM, OUTBOX }, clock, quietLog);
  closing.push(mailer.close);
  await mailer.send(MAIL);
  const [name = ''] = await readdir(OUTBOX);
  expect(name).toMatch(/^2026-03-01T02-00-00-000Z-[0-9a-f]{8}\.eml$/);
  const mail = await readFile(join(OUTBOX, name), 'utf8');
  expect(mail).toContain('To: lotus@example.com');
  expect(mail).toContain('Date: Sun, 01 Mar 2026 02:00:00 +0000');
});

test('A line break in a subject or recipient adds no header', async () => {
  const { received, url } = await smtpServer(() => true);
  const mailer = createMailer({ SMTP_URL: url, MAIL_FROM: FROM, OUTBOX: '' }, clock, quietLog);
  closing.push(mailer.close);
  await mailer.send({ to: 'lotus@example.com', subject: 'a\r\nBcc: other@example.com', text: 'x' });
  expect(received[0]).not.toMatch(/^Bcc:/m);
});

test('A mail that can be ended says so to mail programs, any other does not', async () => {
  const { received, url } = await smtpServer(() => true);
  const mailer = createMailer({ SMTP_URL: url, MAIL_FROM: FROM, OUTBOX: '' }, clock, quietLog);
  closing.push(mailer.close);
  const endedAt = `https://temple.example/notices/${'0'.repeat(24)}/sponsor.printing/${'A'.repeat(22)}`;
  await mailer.send({ ...MAIL, endedAt });
  await mailer.send(MAIL);
  const [mail = '', other = ''] = received.map((text) => text.replace(/\r\n[ \t]+/g, ' '));
  expect(/^List-Unsubscribe: (.*)$/m.exec(mail)?.[1]?.trim()).toBe(`<${endedAt}>`);
  expect(/^List-Unsubscribe-Post: (.*)$/m.exec(mail)?.[1]?.trim()).toBe('List-Unsubscribe=One-Click');
  expect(other).not.toMatch(/^List-/m);
});
