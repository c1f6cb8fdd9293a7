import { licenceText } from '@yuanguang/content/notices';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { licenceOf } from '../../../lib/licence.ts';
import { formOf, sendPlainPage, servePlainPages } from '../../plain-page/serve.ts';
import type { ProviderDeps } from '../provider.ts';
import type { Bank } from './bank.ts';
import type { MessageKey } from './messages.ts';
import type { Notifier, Sent } from './notifier.ts';
import { CASHIER_STYLE, cashierPage, DELAYS, missingPage, TRICKS } from './page.ts';
import { findByReference } from './sandbox.repository.ts';
import { playTrick } from './tricks.ts';

interface Named {
  Params: { reference: string };
}

/**
 * The payer's pages: `/cashier/<reference>`. The reference is 120 random bits and is the only key, as with a real cashier;
 * forms therefore need no other protection against strange sites.
 */
export async function cashierRoutes(
  app: FastifyInstance,
  deps: ProviderDeps,
  bank: Bank,
  notifier: Notifier,
): Promise<void> {
  const licence = licenceOf(deps.settings);
  notifier.attach(app);
  servePlainPages(app, CASHIER_STYLE);

  app.get<Named>('/cashier/:reference', (request, reply) => show(request.params.reference, reply, []));

  app.post<Named>('/cashier/:reference', async (request, reply) => {
    const payment = await findByReference(deps.db, request.params.reference);
    if (!payment) return show(request.params.reference, reply, []);
    const form = formOf(request.body);
    const done = await decide(payment.reference, form);
    if (!done) return show(payment.reference, reply, []);
    notifier.hurry();
    return reply.redirect(payment.return_url, 303);
  });

  app.post<Named>('/cashier/:reference/notices', async (request, reply) => {
    const payment = await findByReference(deps.db, request.params.reference);
    const trick = TRICKS.find((one) => one === formOf(request.body).get('trick'));
    if (!payment || !trick) return show(request.params.reference, reply, []);
    const sent = await playTrick(deps, notifier, payment, trick);
    return show(
      payment.reference,
      reply,
      sent.map((one) => ({ ...one, label: trick })),
    );
  });

  async function decide(reference: string, form: URLSearchParams): Promise<boolean> {
    const action = form.get('action');
    if (action === 'approve') return bank.payerSays(reference, 'approved');
    if (action === 'decline') return bank.payerSays(reference, 'declined');
    const seconds = DELAYS.find((one) => String(one) === form.get('seconds'));
    return action === 'delay' && seconds !== undefined ? bank.payerDelays(reference, seconds) : false;
  }

  async function show(
    reference: string,
    reply: FastifyReply,
    sent: readonly (Sent & { label: MessageKey })[],
  ): Promise<FastifyReply> {
    const payment = await findByReference(deps.db, reference);
    return payment
      ? sendPlainPage(reply, 200, cashierPage(payment, sent, licenceText(licence, payment.language)))
      : sendPlainPage(reply, 404, missingPage('zh-Hans'));
  }
}
