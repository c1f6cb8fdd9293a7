import type { AppDeps } from '../../app-context.ts';
import type { Context } from '../../lib/context.ts';
import { type Desk, reconcile } from '../payment/payment.service.ts';
import { deleteOldCaptchas } from './captcha.repository.ts';
import { eraseLeft } from './erase-orders.ts';
import { expireOrders } from './expire-orders.ts';
import { sendReceipt } from './send-receipt.ts';
import { type SponsorTools, withTools } from './sponsor-context.ts';

declare module '../../lib/jobs.ts' {
  interface JobData {
    'mail.receipt': { orderId: string };
    'sponsor.expire': Record<string, never>;
    'sponsor.erase': Record<string, never>;
    'payment.reconcile': Record<string, never>;
  }
}

const EVERY_MINUTE = '* * * * *';
const EVERY_NIGHT = '40 3 * * *';

/** Says who does the jobs of sponsoring, and how often the recurring ones run. */
export function sponsorJobs(
  { jobs, mailer }: Pick<AppDeps, 'jobs' | 'mailer'>,
  tools: SponsorTools & { readonly desk: Desk },
): void {
  const full = (ctx: Context) => withTools(ctx, tools);
  jobs.handle('mail.receipt', (ctx, { orderId }) => sendReceipt(full(ctx), mailer, orderId));
  jobs.handle('sponsor.expire', async (ctx) => {
    await expireOrders(full(ctx));
    await deleteOldCaptchas(ctx.db, ctx.now());
  });
  jobs.handle('sponsor.erase', async (ctx) => {
    await eraseLeft(full(ctx));
  });
  jobs.handle('payment.reconcile', async (ctx) => {
    await reconcile(full(ctx));
  });
  jobs.repeat('sponsor.expire', EVERY_MINUTE, {});
  jobs.repeat('sponsor.erase', EVERY_NIGHT, {});
  jobs.repeat('payment.reconcile', EVERY_MINUTE, {});
}
