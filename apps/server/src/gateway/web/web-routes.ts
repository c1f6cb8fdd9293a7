import { readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@yuanguang/contract/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, makePage, type Page } from './page.ts';
import { askedLanguage } from './reader-language.ts';

export interface WebRoutesDeps {
  /**
   * Folder of the production build, with `index.html` and one `index.<language>.html` a language; it may not exist (the
   * page is then simply not there).
   */
  readonly dist: string;
  /** Where visitors come, such as `https://temple.example`: previews of links need whole addresses (`<!--origin-->`). */
  readonly origin: string;
  /** Hosts whose pages may be shown inside the page, by https. */
  readonly frames: readonly string[];
  /** What the page is told beside its files: data blocks by the name of their placeholder. */
  readonly blocks: () => Promise<Readonly<Record<string, unknown>>>;
}

const PREFIX = '/zhuyin/';
/** A year; SPEC 9 asks for 2592000 at least. Only files whose name holds the hash of their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const HASHED_FOLDER = `assets${sep}`;
/** What only a document heeds, or only a file that is asked for again: on a slow line it weighs as much as a small chunk. */
const IDLE_HEADERS = [
  'request-id',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'content-security-policy',
  'strict-transport-security',
  'strict-transport-security',
  'accept-ranges',
  'last-modified',
  'etag',
] as const;
const DOCUMENT = /\.html(\.br|\.gz)?$/;
const NEVER_A_DOCUMENT = /\.(js|css|woff2)(\.br|\.gz)?$/;

/** For what names no icon: a picture or a file opened by itself, pages of providers. */
const ICON = 'icon-192.png';

/**
 * `/zhuyin/`: the visitors' app, and the icon that browsers ask for by themselves. Files in `assets/` are
 * content-hashed and kept for good, everything else is asked for again each time (with an ETag). Files are sent as the
 * build compressed them.
 */
export async function webRoutes(
  app: FastifyInstance,
  { dist, origin, frames, blocks }: WebRoutesDeps,
): Promise<void> {
  const keeper = (language: Language) =>
    pageKeeper(join(dist, pageFile(language)), { origin, frames, blocks });
  const pages = new Map(LANGUAGES.map((language) => [language, keeper(language)] as const));
  const fallback = keeper(DEFAULT_LANGUAGE);
  const page = async (request: FastifyRequest) =>
    (await pages.get(askedLanguage(request))?.()) ?? (await fallback());

  app.get('/', (_request, reply) => reply.redirect(PREFIX, 302));
  app.get(PREFIX.slice(0, -1), (_request, reply) => reply.redirect(PREFIX, 302));
  app.get(PREFIX, (request, reply) => sendPage(request, reply, page));
  app.get(`${PREFIX}index.html`, (request, reply) => sendPage(request, reply, page));

  if (!(await exists(dist))) return;
  await app.register(fastifyStatic, {
    root: dist,
    prefix: PREFIX,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders(reply, path) {
      const hashed = relative(dist, path).startsWith(HASHED_FOLDER);
      reply.header('cache-control', hashed ? IMMUTABLE : 'no-cache');
      // A policy that came with the service worker would bind the worker itself.
      if (!DOCUMENT.test(path)) reply.removeHeader('content-security-policy');
      if (!hashed || !NEVER_A_DOCUMENT.test(path)) return;
      for (const name of IDLE_HEADERS) reply.removeHeader(name);
    },
  });
  app.get('/favicon.ico', (_request, reply) => reply.sendFile(ICON));
}

/** The entry page is rendered once for each language. */
function pageFile(language: Language): string {
  return language === DEFAULT_LANGUAGE ? 'index.html' : `index.${language}.html`;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  current: (request: FastifyRequest) => Promise<Page | null>,
): Promise<FastifyReply> {
  const page = await current(request);
  if (!page) {
    reply.callNotFound();
    return reply;
  }
  reply
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('content-security-policy', page.policy);
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(page.bodies[encoding]);
}

/** Makes the page once and again only when the build or what it is told has changed. */
function pageKeeper(
  path: string,
  { origin, frames, blocks }: Pick<WebRoutesDeps, 'origin' | 'frames' | 'blocks'>,
): () => Promise<Page | null> {
  let made: { key: string; page: Promise<Page> } | undefined;
  return async () => {
    const file = await stat(path).catch(() => null);
    if (!file) return null;
    const told = await blocks();
    const key = `${file.mtimeMs} ${file.size} ${JSON.stringify(told)}`;
    if (made?.key !== key) {
      const html = readFile(path, 'utf8').then((text) => text.replaceAll('<!--origin-->', () => origin));
      made = { key, page: html.then((whole) => makePage(whole, told, frames)) };
    }
    return made.page;
  };
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}
