import type { Language } from '@yuanguang/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../app-context.ts';
import { readerLanguage } from '../../../gateway/web/reader-language.ts';
import { requestContext } from '../../../lib/context.ts';
import { escapeHtml, plainPage } from '../../../providers/plain-page/page.ts';
import { sendPlainPage, servePlainPages } from '../../../providers/plain-page/serve.ts';
import type { DonateTools } from '../donate-context.ts';
import { donateMessages } from '../receipt/messages.ts';
import { readEnding } from './mailbox.ts';
import { insertUnwanted } from './unwanted.repository.ts';

const STYLE_URL = '/giving/style.css';
const LARGEST_FORM = 4 * 1024;

interface Named {
  Params: { mailbox: string; seal: string };
}

/**
 * `/giving/notices/<mailbox>/<seal>`, in the mail to an honoree: opened it asks, posted to it ends such mail for good.
 * Programs that look into mail open addresses by themselves, so opening changes nothing; the button of a mail program
 * posts (RFC 8058), as the page does.
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

    app.get<Named>('/giving/notices/:mailbox/:seal', (request, reply) => {
      const language = readerLanguage(request.headers);
      const known = readEnding(tools, request.params) !== undefined;
      return sendPlainPage(reply, known ? 200 : 404, known ? askPage(language) : saying(language, 'missing'));
    });

    app.post<Named>('/giving/notices/:mailbox/:seal', async (request, reply) => {
      const language = readerLanguage(request.headers);
      const mailbox = readEnding(tools, request.params);
      if (mailbox === undefined) return sendPlainPage(reply, 404, saying(language, 'missing'));
      const { db, now } = requestContext(deps, request);
      await insertUnwanted(db, mailbox, now());
      return sendPlainPage(reply, 200, saying(language, 'done'));
    });
  };
}

const shell = (language: Language, body: string): string =>
  plainPage({ language, title: donateMessages(language)('ending.title'), styleUrl: STYLE_URL, body });

const lead = (text: string): string => `<p class="lead">${escapeHtml(text)}</p>`;

const saying = (language: Language, what: 'done' | 'missing'): string =>
  shell(language, lead(donateMessages(language)(`ending.${what}`)));

function askPage(language: Language): string {
  const t = donateMessages(language);
  return shell(
    language,
    `${lead(t('ending.ask'))}
<form method="post"><button class="main">${escapeHtml(t('ending.confirm'))}</button></form>`,
  );
}
