import type { config } from '@yuanguang/contract/objects/config';
import type { sponsor } from '@yuanguang/contract/objects/sponsor';
import { afterEach, describe, expect, it } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { startTestDatabase } from '../../../testing/database.ts';
import { order, sponsoringApp } from '../sponsor.testing.ts';

const database = startTestDatabase();
let app: Awaited<ReturnType<typeof sponsoringApp>>;
afterEach(() => app.app.close());

/** The rates as they are unless the temple sets others. */
function usualRates(): Record<string, string> {
  const usual = Object.entries(readSettings({ NODE_ENV: 'development' }));
  return Object.fromEntries(
    usual.filter(([name]) => name.startsWith('RATE_')).map(([name, value]) => [name, String(value)]),
  );
}

describe('A tour group of sixty behind one address', () => {
  it('opens the app at the same moment, and each of them places an order', async () => {
    app = await sponsoringApp(database, usualRates());
    const visit = async (index: number) => {
      const device = app.cloud({ device: `phone-${index}`, ip: '203.0.113.60' });
      const visitor = device.object<typeof sponsor>('sponsor');
      await Promise.all([
        device.object<typeof config>('config').read({}),
        visitor.books({ language: 'zh-Hans' }),
        visitor.donors({ bookId: null, after: null, language: 'zh-Hans' }),
      ]);
      const { orderToken } = await visitor.placeOrder(order());
      return (await visitor.order({ orderToken, language: 'zh-Hans' })).order.status;
    };
    const group = await Promise.all(Array.from({ length: 60 }, (_, index) => visit(index)));
    expect(group).toEqual(Array(60).fill('unpaid'));
  });
});
