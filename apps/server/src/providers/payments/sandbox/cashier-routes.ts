import { licenceText } from '@yuanguang/content/notices';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { licenceOf } from '../../../lib/licence.ts';
import { POLICY } from '../../plain-page/page.ts';
import { STYLE } from '../../plain-page/style.ts';
import type { ProviderDeps } from '../provider.ts';
import type { Bank } from './bank.ts';
import type { MessageKey } from './messages.ts';
import type { Notifier, Sent } from './notifier.ts';
import { cashierPage, DELAYS, missingPage, TRICKS } from './page.ts';
import { findByReference } from './sandbox.repository.ts';
import { playTrick } from './tricks.ts';

const LARGEST_FORM = 4 * 1024;

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
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LARGEST_FORM },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get('/cashier/cashier.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(STYLE),
  );

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
    return reply
      .code(payment ? 200 : 404)
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(
        payment ? cashierPage(payment, sent, licenceText(licence, payment.language)) : missingPage('zh-Hans'),
      );
  }
}

const formOf = (body: unknown): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();
