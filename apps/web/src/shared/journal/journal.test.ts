import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { KIND, startDevices, total } from './devices.testing.ts';
import { diskStore } from './disk-store.ts';
import { holdsThrough } from './interleavings.testing.ts';
import { modelServer } from './journal.testing.ts';
import { NO_TOTAL } from './totals.ts';

const newDevice = startDevices();

test('what was counted is shown at once, is on the disk when it is acknowledged, and is there after a restart', async () => {
  const phone = newDevice(modelServer());
  await phone.journal.refresh();
  const kept = phone.journal.append(KIND, 'a', 1);
  expect(total(phone)).toMatchObject({ today: 1, all: 1 });
  expect(await kept).toBe('disk');
  await phone.reopen();
  expect(total(phone)).toEqual({ today: 1, all: 1, last: '2026-03-01' });
  expect(phone.state.calls).toBe(0);
});

test('counts of one minute are one entry until it is sent, and then another', async () => {
  const server = modelServer();
  const phone = newDevice(server);
  await phone.login('one');
  for (let n = 0; n < 5; n += 1) await phone.journal.append(KIND, 'a', 1);
  await phone.journal.send();
  await phone.journal.append(KIND, 'a', 1);
  server.now += 61_000;
  await phone.journal.append(KIND, 'a', 1);
  await phone.journal.send();
  expect([server.size(), server.total('one', 'a')]).toEqual([3, 7]);
});

test('two tabs share one numbering', async () => {
  const server = modelServer();
  const phone = newDevice(server);
  await phone.login('one');
  const { journal, otherTab } = phone;
  await Promise.all(
    [1, 2, 4, 8].flatMap((amount) => [
      journal.append(KIND, `a${amount}`, amount),
      otherTab.append(KIND, `b${amount}`, amount),
    ]),
  );
  const disk = diskStore(phone.name);
  const waiting = await disk.read((tx) => tx.all('waiting'));
  expect(waiting.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  await disk.close();
  await phone.journal.send();
  expect(server.size()).toBe(8);
});

test('what is taken off before it is sent leaves no entry; afterwards it is an entry of its own', async () => {
  const server = modelServer();
  const phone = newDevice(server);
  await phone.login('one');
  await phone.journal.append(KIND, 'a', 1);
  await phone.journal.append(KIND, 'a', 1);
  for (const done of [true, true, false]) expect(await phone.journal.takeOff(KIND, 'a', 1)).toBe(done);
  expect(total(phone)).toEqual({ today: 0, all: 0, last: '' });
  await phone.journal.append(KIND, 'a', 3);
  await phone.journal.send();
  expect([server.size(), server.total('one', 'a')]).toEqual([1, 3]);
  expect(await phone.journal.takeOff(KIND, 'a', 4)).toBe(false);
  expect(await phone.journal.takeOff(KIND, 'a', 2)).toBe(true);
  expect(total(phone)).toEqual({ today: 1, all: 1, last: '2026-03-01' });
  expect(await phone.journal.takeOff(KIND, 'a', 2)).toBe(false);
  await phone.journal.send();
  expect([server.size(), server.total('one', 'a')]).toEqual([2, 1]);
});

test('of an earlier day so much is taken off as there is, and the last day is the one before', async () => {
  const server = modelServer();
  const phone = newDevice(server);
  const at = (days: number) => server.now - days * 86_400_000;
  for (const [days, amount] of [
    [9, 108],
    [2, 21],
  ] as const) {
    await phone.journal.enter([{ kind: KIND, subject: 'a', amount, data: '', at: at(days) }]);
  }
  expect(await phone.journal.takeOff(KIND, 'a', 21, at(3))).toBe(false);
  expect(await phone.journal.takeOff(KIND, 'a', 1, at(2))).toBe(true);
  expect(total(phone)).toEqual({ today: 0, all: 128, last: '2026-02-27' });
  expect(await phone.journal.takeOff(KIND, 'a', 20, at(2))).toBe(true);
  expect(total(phone)).toEqual({ today: 0, all: 108, last: '2026-02-20' });
});

test('two tabs take off no more than there is; two devices may, and that is shown as nothing', async () => {
  const server = modelServer();
  const [phone, tablet] = [newDevice(server), newDevice(server)];
  for (const each of [phone, tablet]) await each.login('one');
  await phone.journal.append(KIND, 'a', 5);
  for (const each of [phone, tablet]) await each.journal.synchronize();
  for (const each of [phone, tablet]) each.state.line = 'no network';
  const inTabs = [phone.journal, phone.otherTab].map((journal) => journal.takeOff(KIND, 'a', 4));
  expect((await Promise.all(inTabs)).sort()).toEqual([false, true]);
  expect(await tablet.journal.takeOff(KIND, 'a', 3)).toBe(true);
  for (const each of [phone, tablet, phone]) {
    each.state.line = 'good';
    await each.journal.synchronize();
  }
  expect([server.total('one', 'a'), total(phone), total(tablet)]).toEqual([
    -2,
    { today: 0, all: 0, last: '' },
    { today: 0, all: 0, last: '' },
  ]);
  await phone.journal.enter([{ kind: KIND, subject: 'a', amount: 9, data: '' }]);
  expect(total(phone)).toEqual({ today: 7, all: 7, last: '2026-03-01' });
});

test('whatever happens between, what was counted stands everywhere once (more of it: interleavings.test.ts)', () =>
  holdsThrough(150));

test('what a visitor counted becomes the account’s at sign-in; after sign-out a visitor begins with nothing', async () => {
  const server = modelServer();
  const phone = newDevice(server);
  await phone.journal.append(KIND, 'a', 7);
  await phone.login('one');
  expect(total(phone).all).toBe(7);
  await phone.journal.append(KIND, 'a', 1);
  await phone.login('');
  expect(total(phone)).toEqual(NO_TOTAL);
  await phone.journal.append(KIND, 'a', 100);
  await phone.login('other');
  await phone.journal.send();
  expect([server.total('one', 'a'), server.total('other', 'a')]).toEqual([0, 100]);
  await phone.login('one');
  await phone.journal.send();
  expect([server.total('one', 'a'), server.total('other', 'a')]).toEqual([8, 100]);
});

test('what a visitor counts right after a sign-out is the visitor’s, though the account was still sending', async () => {
  const server = modelServer();
  const phone = newDevice(server, { locks: false });
  await phone.login('one');
  await phone.journal.append(KIND, 'a', 1);
  // Two tabs’ worth of sending: the second begins its next step after the sign-out.
  const sending = [phone.journal.send(), phone.journal.send()];
  await phone.login('');
  await phone.journal.append(KIND, 'a', 2);
  await Promise.allSettled(sending);
  expect(total(phone).all).toBe(2);
  await phone.login('other');
  await phone.journal.synchronize();
  await phone.login('one');
  await phone.journal.synchronize();
  expect([server.total('one', 'a'), server.total('other', 'a')]).toEqual([1, 2]);
});

test('who leaves takes the record off the device; what was not sent waits for them, unseen', async () => {
  const server = modelServer();
  const phone = newDevice(server);
  await phone.login('one');
  await phone.journal.append(KIND, 'a', 5);
  await phone.journal.send();
  phone.state.line = 'no network';
  await phone.journal.append(KIND, 'b', 2);
  await phone.journal.forget('one');
  expect([total(phone, 'a').all, total(phone, 'b').all]).toEqual([0, 2]);
  await phone.login('');
  expect(phone.journal.view().totals.size).toBe(0);
  phone.state.line = 'good';
  await phone.login('one');
  await phone.journal.synchronize();
  expect([total(phone, 'a').all, total(phone, 'b').all, server.total('one', 'b')]).toEqual([5, 2, 2]);
});

test('another device’s entries come with the moments and days of the server', async () => {
  const server = modelServer();
  const [phone, tablet] = [newDevice(server), newDevice(server)];
  phone.state.clockAhead = 40 * 3_600_000;
  await phone.login('one');
  await phone.journal.append(KIND, 'a', 3);
  expect(total(phone).last).toBe('2026-03-03');
  await phone.journal.send();
  expect(total(phone).last).toBe('2026-03-01');
  await tablet.login('one');
  await tablet.journal.synchronize();
  expect(total(tablet)).toEqual({ today: 3, all: 3, last: '2026-03-01' });
});

test('what the server refuses is not counted, and the reason is kept', async () => {
  const server = modelServer();
  const phone = newDevice(server);
  await phone.login('one');
  const append = vi.spyOn(server, 'append');
  append.mockImplementation((_account, { entries }) => ({
    refused: entries.map(({ number }) => ({ number, code: 'journal-entry-invalid' })),
  }));
  await phone.journal.append(KIND, 'a', 1);
  await phone.journal.send();
  expect(total(phone).all).toBe(0);
  expect(phone.journal.view().refused).toMatchObject([{ subject: 'a', code: 'journal-entry-invalid' }]);
  await phone.journal.send();
  expect(append).toHaveBeenCalledOnce();
  await phone.journal.dismiss(phone.journal.view().refused);
  expect(phone.journal.view().refused).toEqual([]);
  await phone.reopen();
  expect(phone.journal.view().refused).toEqual([]);
});
