import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { requestContext } from '../../lib/context.ts';
import { QueueFull } from '../../lib/limits/semaphore.ts';
import { startTestDatabase } from '../../testing/database.ts';
import { quietLog } from '../../testing/quiet-log.ts';
import { createAdmission, Later } from './admission.ts';

const database = startTestDatabase();
const PNG = Buffer.from('png');
const contextFrom = (ip: string) =>
  requestContext({ database, clock: systemClock, log: quietLog }, { id: 'one', ip });
const admissionOf = (perHour = 1_000) => createAdmission({ perMinute: 1_000, perHour }, systemClock);
const newLink = () => randomBytes(8).toString('hex');

/** Drawings that end when the test says so. */
function held() {
  const ends: (() => void)[] = [];
  return {
    work: () => new Promise<Buffer>((resolve) => ends.push(() => resolve(PNG))),
    end: () => {
      for (const end of ends.splice(0)) end();
    },
    began: (count: number) => expect.poll(() => ends.length, { timeout: 20_000 }).toBe(count),
  };
}

describe('A drawing', () => {
  it('has eight under way for one address and five for one link, and the next is told to come again', async () => {
    const admission = admissionOf();
    const { work, end, began } = held();
    const here = contextFrom('198.51.100.1');
    const links = Array.from({ length: 8 }, newLink);
    const under = links.map((link) => admission.draw(here, link, work));
    await began(8);
    await expect(admission.draw(here, newLink(), work)).rejects.toThrow(Later);
    const elsewhere = contextFrom('198.51.100.2');
    const more = Array.from({ length: 4 }, () => admission.draw(elsewhere, links[0] ?? '', work));
    await began(12);
    await expect(admission.draw(elsewhere, links[0] ?? '', work)).rejects.toThrow(Later);
    end();
    await Promise.all([...under, ...more]);
    const next = admission.draw(here, links[0] ?? '', work);
    await began(1);
    end();
    await expect(next).resolves.toBe(PNG);
  });

  it('counts an IPv6 network as one address', async () => {
    const admission = admissionOf();
    const { work, end, began } = held();
    const under = Array.from({ length: 8 }, (_, index) =>
      admission.draw(contextFrom(`2001:db8:1:2::${index + 1}`), newLink(), work),
    );
    await began(8);
    await expect(admission.draw(contextFrom('2001:db8:1:2:f::1'), newLink(), work)).rejects.toThrow(Later);
    end();
    await Promise.all(under);
  });

  it('that fails, or finds the queue full, leaves its place to others', async () => {
    const admission = admissionOf();
    const here = contextFrom('198.51.100.3');
    const link = newLink();
    for (let round = 0; round < 4; round += 1) {
      await expect(admission.draw(here, link, () => Promise.reject(new Error('broken')))).rejects.toThrow(
        'broken',
      );
      await expect(admission.draw(here, link, () => Promise.reject(new QueueFull('full')))).rejects.toThrow(
        Later,
      );
    }
    await expect(admission.draw(here, link, async () => PNG)).resolves.toBe(PNG);
  });
});
