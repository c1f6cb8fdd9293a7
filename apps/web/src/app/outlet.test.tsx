// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { DEFAULT_CONFIG, type ModuleName } from '@yuanguang/contract/default-config';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import temple from '../features/temple/messages/zh-Hans.json';
import { configQuery } from '../shared/config/use-config.ts';
import type { MenuEntry } from '../shared/feature/define-feature.ts';
import { MenuContext } from '../shared/feature/use-menu.ts';
import framework from '../shared/messages/framework/zh-Hans.json';
import shell from '../shared/messages/shell/zh-Hans.json';
import { createMemoryHistory } from '../shared/router/history.ts';
import type { PageDefinition } from '../shared/router/page-definition.ts';
import { createRouter } from '../shared/router/router.ts';
import { RouterContext } from '../shared/router/use-router.tsx';
import { Outlet } from './outlet.tsx';
import { createQueryClient } from './query-client.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const usual = { feature: 'temple', title: 'temple', messages: [] } as const;
const pageAt = (
  path: string,
  Component: () => React.ReactNode,
  module: ModuleName = 'temple',
): PageDefinition => ({
  ...usual,
  path,
  module,
  load: async () => ({ default: Component }),
});

function Field() {
  const [text, setText] = useState('');
  return <input value={text} onChange={(event) => setText(event.target.value)} />;
}
function Broken(): never {
  throw new Error('broken');
}

const removals: (() => void)[] = [];
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});

async function open(path: string, tabs: readonly MenuEntry[] = []) {
  const router = createRouter({
    pages: [
      pageAt('/', () => <p>entry</p>),
      pageAt('/field', Field),
      pageAt('/broken', Broken),
      pageAt('/home', () => <p>home</p>, 'mine'),
    ],
    history: createMemoryHistory(`#${path}`),
    messages: { has: () => true, load: async () => undefined, publish: () => undefined },
    delayMs: 200,
    timeoutMs: 60_000,
  });
  await router.follow();
  const queryClient = createQueryClient();
  queryClient.setQueryData(configQuery.queryKey, DEFAULT_CONFIG);
  const host = document.body.appendChild(document.createElement('div'));
  const caught: unknown[] = [];
  const root = createRoot(host, { onCaughtError: (error) => caught.push(error) });
  removals.push(() => {
    act(() => root.unmount());
    host.remove();
  });
  act(() =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <IntlProvider
          locale="zh-Hans"
          messages={{ shell, framework, temple } as never}
          timeZone="Asia/Shanghai"
        >
          <RouterContext value={router}>
            <MenuContext value={tabs}>
              <Outlet />
            </MenuContext>
          </RouterContext>
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );
  const go = (to: string) =>
    act(async () => {
      router.navigate({ to });
      await router.follow();
    });
  return { host, router, queryClient, caught, go };
}

test('what was typed on a page goes with it: opened again, nobody has touched it', async () => {
  const { host, go } = await open('/field');
  const field = () => host.querySelector('input');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), '13800000009');
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await go('/field');
  expect(field()?.value).toBe('13800000009');
  await go('/');
  expect(host.textContent).toContain('entry');
  await go('/field');
  expect(field()?.value).toBe('');
});

test('a page that breaks says so in its place, under its own title, and another page opens', async () => {
  const { host, caught, go } = await open('/');
  await go('/broken');
  expect(caught).toEqual([new Error('broken')]);
  expect(host.querySelector('[role="alert"]')?.textContent).toContain(shell.page.loadFailed);
  expect(host.querySelector('h1')?.textContent).toBe(temple.titles.temple);
  await go('/');
  expect(host.textContent).toContain('entry');
});

test('a module that is switched off closes its page, also the one that is open', async () => {
  const { host, queryClient } = await open('/field');
  const modules = { ...DEFAULT_CONFIG.modules, temple: false };
  await act(async () => {
    queryClient.setQueryData(configQuery.queryKey, { ...DEFAULT_CONFIG, modules });
    await vi.waitFor(() => expect(host.textContent).toContain(shell.page.closed));
  });
  expect(host.querySelector('input')).toBeNull();
});

test('where the landing page is closed, the first open tab is the landing page, and closed pages stay closed', async () => {
  const tab = (path: string, order: number, module: ModuleName): MenuEntry => ({
    ...{ id: 'tab', menu: 'tabs', feature: 'temple', icon: () => null },
    ...{ path, order, module },
  });
  const tabs = [tab('/', 10, 'temple'), tab('/home', 20, 'mine')];
  const { host, router, queryClient, go } = await open('/', tabs);
  expect(host.textContent).toContain('entry');
  const close = (...names: ModuleName[]) =>
    act(async () => {
      const closed = Object.fromEntries(names.map((name) => [name, false]));
      const modules = { ...DEFAULT_CONFIG.modules, ...closed };
      queryClient.setQueryData(configQuery.queryKey, { ...DEFAULT_CONFIG, modules });
    });
  await close('temple');
  await act(() => vi.waitFor(() => expect(router.read().path).toBe('/home')));
  await vi.waitFor(() => expect(host.textContent).toContain('home'));
  expect(router.canGoBack()).toBe(false);
  await go('/field');
  expect(host.textContent).toContain(shell.page.closed);
  await go('/');
  await act(() => vi.waitFor(() => expect(router.read().path).toBe('/home')));
  await close('temple', 'mine');
  await go('/');
  expect(host.textContent).toContain(shell.page.closed);
});
