import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-context.ts';
import { requestContext } from '../../lib/context.ts';
import { readFeed } from './feed.ts';
import type { NoticeTools } from './notice-context.ts';

interface Named {
  Params: { file: string };
}

/** `/feeds/<secret>.ics`, for calendar programs, which cannot log in: who has the address reads it. */
export function feedRoutes(deps: AppDeps, tools: NoticeTools) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<Named>('/feeds/:file', async (request, reply) => {
      const [, secret = ''] = /^(.+)\.ics$/.exec(request.params.file) ?? [];
      const text = await readFeed({ ...requestContext(deps, request), ...tools }, secret);
      if (text === undefined) {
        reply.callNotFound();
        return reply;
      }
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': 'inline; filename="yuanguang.ics"',
          'x-robots-tag': 'noindex',
        })
        .type('text/calendar; charset=utf-8')
        .send(text);
    });
  };
}
