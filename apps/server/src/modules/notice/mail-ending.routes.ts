import type { Language } from '@yuanguang/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-context.ts';
import { readerLanguage } from '../../gateway/web/reader-language.ts';
import { requestContext } from '../../lib/context.ts';
import { escapeHtml, plainPage } from '../../providers/plain-page/page.ts';
import { sendPlainPage, servePlainPages } from '../../providers/plain-page/serve.ts';
import { endMail, readEnding } from './mail-ending.ts';
import { noticeMessages } from './messages.ts';
import type { NoticeTools } from './notice-context.ts';

const STYLE_URL = '/notices/style.css';
const LARGEST_FORM = 4 * 1024;

interface Named {
  Params: { uid: string; kind: string; seal: string };
}

/**
 * `/notices/<uid>/<kind>/<seal>`, in mail: opened it asks, posted to it ends mail of the kind. Programs that look into mail
 * open addresses by themselves, so opening changes nothing; the button of a mail program posts (RFC 8058), as the page does.
 */
export function mailEndingRoutes(deps: AppDeps, tools: NoticeTools) {
  return async (app: FastifyInstance): Promise<void> => {
    servePlainPages(app, STYLE_URL);
    // Mail programs may send a form of either kind; nothing is read from it.
    app.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: LARGEST_FORM },
      (_request, _body, done) => done(null, undefined),
    );

    app.get<Named>('/notices/:uid/:kind/:seal', (request, reply) => {
      const language = readerLanguage(request.headers);
      const ending = readEnding(tools, request.params);
      if (!ending) return sendPlainPage(reply, 404, missingPage(language));
      return sendPlainPage(reply, 200, askPage(language, ending.kind.label(language)));
    });

    app.post<Named>('/notices/:uid/:kind/:seal', async (request, reply) => {
      const language = readerLanguage(request.headers);
      const ending = readEnding(tools, request.params);
      if (!ending) return sendPlainPage(reply, 404, missingPage(language));
      await endMail({ ...requestContext(deps, request), ...tools }, ending);
      return sendPlainPage(reply, 200, donePage(language, ending.kind.label(language)));
    });
  };
}

function shell(language: Language, body: string): string {
  return plainPage({ language, title: noticeMessages(language)('ending.title'), styleUrl: STYLE_URL, body });
}

const lead = (text: string): string => `<p class="lead">${escapeHtml(text)}</p>`;

const missingPage = (language: Language): string =>
  shell(language, lead(noticeMessages(language)('ending.missing')));

const donePage = (language: Language, label: string): string =>
  shell(language, lead(noticeMessages(language)('ending.done', { label })));

function askPage(language: Language, label: string): string {
  const t = noticeMessages(language);
  return shell(
    language,
    `${lead(t('ending.ask', { label }))}<p>${escapeHtml(t('ending.note'))}</p>
<form method="post"><button class="main">${escapeHtml(t('ending.confirm'))}</button></form>`,
  );
}
