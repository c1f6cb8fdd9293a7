import { describe, expect, it } from 'vitest';
import { testContext } from '../../testing/context.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { limitCaller } from './caller-limit.ts';

const database = startTestDatabase();
const as = (caller: { ip?: string; deviceId?: string; uid?: string | null }) =>
  limitCaller(testContext(database, { caller }), 'ring', {
    seconds: 60,
    perUser: 1,
    perDevice: 2,
    perAddress: 3,
  });
const refused = { code: 'too-many-requests' };

describe('A limit by caller', () => {
  it('counts a device at its address, and the address with all its devices', async () => {
    await as({ deviceId: 'one' });
    await as({ deviceId: 'one' });
    await expect(as({ deviceId: 'one' })).rejects.toMatchObject(refused);
    await as({ deviceId: 'two' });
    await expect(as({ deviceId: 'three' })).rejects.toMatchObject(refused);
    await as({ deviceId: 'one', ip: '192.0.2.9' });
  });

  it('counts an account wherever it calls from', async () => {
    await as({ uid: 'a'.repeat(24) });
    await expect(as({ uid: 'a'.repeat(24), ip: '192.0.2.9' })).rejects.toMatchObject(refused);
    await as({ uid: 'b'.repeat(24), ip: '192.0.2.9' });
  });
});
