import type { Language } from '@yuanguang/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-context.ts';
import { readerLanguage } from '../../../gateway/web/reader-language.ts';
import { type Context, requestContext } from '../../../lib/context.ts';
import { escapeHtml, plainPage } from '../../../providers/plain-page/page.ts';
import { sendPlainPage, servePlainPages } from '../../../providers/plain-page/serve.ts';
import { type DonateTools, withTools } from '../donate-context.ts';
import { pageOfCode } from '../plans/plan-text.ts';
import { endPlan, readPlanEnding } from '../plans/plans.ts';
import { donateMessages } from '../receipt/messages.ts';
import { readEnding } from './mailbox.ts';
import { insertUnwanted } from './unwanted.repository.ts';

const STYLE_URL = '/giving/style.css';
const LARGEST_FORM = 4 * 1024;

/**
 * `/giving/notices/<mailbox>/<seal>`, in the mail to an honoree, and `/giving/monthly/<secret>`, in that of a monthly plan:
 * opened they ask, posted to they end such mail for good, and the plan.
 * Programs that look into mail open addresses by themselves, so opening changes nothing; the button of a mail program
 * posts (RFC 8058), as the page does. `/giving/m/<code>`, in a text message, leads on to the page of a plan.
 */
export function endingRoutes(deps: AppDeps, tools: DonateTools) {
  return async (app: FastifyInstance): Promise<void> => {
    servePlainPages(app, STYLE_URL);
    // Mail programs may send a form of either kind; nothing is read from it.
    app.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
      (_request, _body, done) => done(null, undefined),
    );

    const ending = <Params extends object>(
      path: string,
      words: Words,
      read: (params: Params) => string | undefined,
      end: (ctx: Context, what: string) => Promise<void>,
    ) => {
      app.get(path, (request, reply) => {
        const language = readerLanguage(request.headers);
        const known = read(request.params as Params) !== undefined;
        const page = known ? askPage(language, words) : saying(language, words, 'missing');
        return sendPlainPage(reply, known ? 200 : 404, page);
      });
      app.post(path, async (request, reply) => {
        const language = readerLanguage(request.headers);
        const what = read(request.params as Params);
        if (what === undefined) return sendPlainPage(reply, 404, saying(language, words, 'missing'));
        await end(requestContext(deps, request), what);
        return sendPlainPage(reply, 200, saying(language, words, 'done'));
      });
    };

    ending(
      '/giving/notices/:mailbox/:seal',
      'ending',
      (params: { mailbox: string; seal: string }) => readEnding(tools, params),
      ({ db, now }, mailbox) => insertUnwanted(db, mailbox, now()),
    );
    ending(
      '/giving/monthly/:secret',
      'planEnding',
      ({ secret }: { secret: string }) => readPlanEnding(tools, secret),
      (ctx, planId) => endPlan(withTools(ctx, tools), planId),
    );

    app.get('/giving/m/:code', (request, reply) => {
      const { code } = request.params as { code: string };
      const page = pageOfCode(tools, code);
      if (page !== undefined) return reply.header('cache-control', 'no-store').redirect(page);
      return sendPlainPage(reply, 404, saying(readerLanguage(request.headers), 'planEnding', 'missing'));
    });
  };
}

type Words = 'ending' | 'planEnding';

const shell = (language: Language, words: Words, body: string): string =>
  plainPage({ language, title: donateMessages(language)(`${words}.title`), styleUrl: STYLE_URL, body });

const lead = (text: string): string => `<p class="lead">${escapeHtml(text)}</p>`;

const saying = (language: Language, words: Words, what: 'done' | 'missing'): string =>
  shell(language, words, lead(donateMessages(language)(`${words}.${what}`)));

function askPage(language: Language, words: Words): string {
  const t = donateMessages(language);
  return shell(
    language,
    words,
    `${lead(t(`${words}.ask`))}
<form method="post"><button class="main">${escapeHtml(t(`${words}.confirm`))}</button></form>`,
  );
}
