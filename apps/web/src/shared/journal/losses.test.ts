import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { KIND, startDevices, total } from './devices.testing.ts';
import { diskStore } from './disk-store.ts';
import { modelServer } from './journal.testing.ts';
import type { JournalStore } from './store.ts';

const newDevice = startDevices();

/** A disk that is full, or denied, until told otherwise. */
function failingDisk(name: string) {
  const disk = diskStore(name);
  const state = { full: false, denied: false };
  const store: JournalStore & { close(): Promise<void> } = {
    read: (work) => (state.denied ? Promise.reject(new Error('denied')) : disk.read(work)),
    write: (work) =>
      state.full || state.denied
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : disk.write(work),
    close: disk.close,
  };
  return { state, store };
}

test('a device set up from another’s backup counts under a replica of its own, and nothing is lost', async () => {
  const server = modelServer();
  const phone = newDevice(server);
  await phone.login('one');
  await phone.journal.append(KIND, 'a', 1);
  await phone.journal.send();
  const twin = newDevice(server, { disk: () => diskStore(phone.name) });
  // The twin has the same replica and number for another count.
  const [replica] = await diskStore(phone.name).read((tx) => tx.all('replicas'));
  server.append('one', {
    replica: replica?.id ?? '',
    now: server.now,
    entries: [{ number: 2, kind: KIND, subject: 'b', amount: 50, at: server.now, data: '' }],
  });
  await twin.login('one');
  await twin.journal.append(KIND, 'a', 10);
  await twin.journal.send();
  expect([server.total('one', 'a'), server.total('one', 'b')]).toEqual([11, 50]);
  expect([total(twin, 'a').all, total(twin, 'b').all]).toEqual([11, 50]);
});

test('where the disk is full, counting goes on in memory, is told, is sent, and goes to the disk later', async () => {
  const server = modelServer();
  const disk = failingDisk('full');
  const phone = newDevice(server, { disk: () => disk.store });
  await phone.login('one');
  await phone.journal.append(KIND, 'a', 1);
  disk.state.full = true;
  expect(await phone.journal.append(KIND, 'a', 2)).toBe('memory');
  expect(phone.journal.view().inMemory).toBe(true);
  expect(total(phone)).toMatchObject({ today: 3, all: 3 });
  expect(await phone.journal.takeOff(KIND, 'a', 4)).toBe(false);
  expect(await phone.journal.takeOff(KIND, 'a', 3)).toBe(true);
  expect(await phone.journal.append(KIND, 'a', 3)).toBe('memory');
  await expect(phone.journal.send()).rejects.toThrow();
  expect(server.total('one', 'a')).toBe(2);
  disk.state.full = false;
  expect(await phone.journal.append(KIND, 'a', 4)).toBe('disk');
  expect(phone.journal.view().inMemory).toBe(false);
  await phone.journal.send();
  expect([server.total('one', 'a'), total(phone).all]).toEqual([7, 7]);
  await phone.reopen();
  expect(total(phone).all).toBe(7);
});

test('where storage is denied, everything works until the page is closed', async () => {
  const server = modelServer();
  const disk = failingDisk('denied');
  disk.state.denied = true;
  const [phone, tablet] = [newDevice(server, { disk: () => disk.store }), newDevice(server)];
  await tablet.login('one');
  await tablet.journal.append(KIND, 'a', 10);
  await tablet.journal.send();
  await phone.login('one');
  expect(await phone.journal.append(KIND, 'a', 1)).toBe('memory');
  await phone.journal.send();
  expect([server.total('one', 'a'), total(phone).all]).toEqual([11, 11]);
  disk.state.denied = false;
  await phone.journal.refresh();
  expect([phone.journal.view().inMemory, total(phone).all]).toEqual([false, 11]);
});

test('a server that lives on from a backup gets again what it has lost', async () => {
  const server = modelServer();
  const phone = newDevice(server);
  await phone.login('one');
  for (const amount of [1, 2, 4]) {
    await phone.journal.append(KIND, 'a', amount);
    await phone.journal.send();
  }
  server.restore(1);
  await phone.journal.append(KIND, 'a', 8);
  await phone.journal.send();
  expect([server.total('one', 'a'), total(phone).all]).toEqual([15, 15]);
});

test('an answer that comes after another tab has fetched, and the server has lost what it had, hides nothing', async () => {
  const server = modelServer();
  const since = server.since.bind(server);
  const late = Promise.withResolvers<void>();
  let asked = 0;
  // The first to ask is answered last.
  server.since = ((account: string, cursor: string) => {
    asked += 1;
    return asked === 1 ? late.promise.then(() => since(account, cursor)) : since(account, cursor);
  }) as typeof since;
  const phone = newDevice(server, { locks: false });
  await phone.login('one');
  await phone.journal.append(KIND, 'a', 1);
  const slow = phone.otherTab.synchronize();
  await vi.waitFor(() => expect(asked).toBe(1));
  await phone.journal.synchronize();
  server.restore(0);
  late.resolve();
  await slow;
  expect(server.total('one', 'a')).toBe(1);
});
