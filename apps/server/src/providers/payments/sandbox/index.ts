import type { PaymentProvider, ProviderDeps } from '../provider.ts';
import { createBank } from './bank.ts';
import { cashierRoutes } from './cashier-routes.ts';
import { MESSAGES } from './messages.ts';
import { ACKNOWLEDGEMENT, REFUSAL, SIGNATURE_HEADER, verifyNotice } from './notice.ts';
import { createNotifier } from './notifier.ts';

const ID = 'sandbox';

/** The built-in test cashier: takes no real money, and says so on every page. */
export function createProvider(deps: ProviderDeps): PaymentProvider {
  const key = deps.keys.derive('payments.sandbox.notice');
  const bank = createBank(deps);
  const notifier = createNotifier(deps, key, bank, `/pay/${ID}/notify`);
  return {
    id: ID,
    simulated: true,
    methods: [{ id: 'page', name: MESSAGES.method, icon: 'card' }],
    acknowledgement: ACKNOWLEDGEMENT,
    refusal: REFUSAL,
    async open(request) {
      const { reference } = await bank.open(request);
      return { reference, url: `${deps.settings.PUBLIC_URL}/cashier/${reference}` };
    },
    verifyNotification: (raw, headers) => verifyNotice(key, raw, headers[SIGNATURE_HEADER]),
    query: (name) => bank.status(name),
    refund: (name, { refundId }) => bank.refund(name, refundId),
    close: (name) => bank.close(name),
    routes: (app) => cashierRoutes(app, deps, bank, notifier),
  };
}
