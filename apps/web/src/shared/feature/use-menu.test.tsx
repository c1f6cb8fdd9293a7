// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DEFAULT_CONFIG } from '@yuanguang/contract/default-config';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { dropToken, storeToken } from '../account/token.ts';
import { configQuery } from '../config/use-config.ts';
import type { MenuEntry } from './define-feature.ts';
import { MenuContext, useMenu } from './use-menu.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const entry = (id: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  feature: 'one',
  menu: 'tabs',
  order: 1,
  path: `/${id}`,
  module: 'temple',
  icon: () => null,
  ...rest,
});
const ENTRIES = [
  entry('all'),
  entry('user', { audience: 'user' }),
  entry('admin', { audience: 'admin' }),
  entry('closed', { module: 'divination' }),
  entry('unknown', { when: ({ temple }) => temple.phone !== '' }),
  entry('known', { when: ({ modules }) => modules.temple }),
  entry('elsewhere', { menu: 'contents.temple' }),
  entry('part', { search: { part: 'hours' } }),
];

function Menu() {
  return useMenu('tabs').map(({ id, label, href }) => (
    <a key={id} href={href}>
      {label}
    </a>
  ));
}

afterEach(dropToken);

test('a menu offers what is open, and to each person what is meant for them', () => {
  const client = new QueryClient();
  client.setQueryData(configQuery.queryKey, DEFAULT_CONFIG);
  const labels = Object.fromEntries(ENTRIES.map(({ id }) => [id, `label ${id}`]));
  const host = document.createElement('div');
  const root = createRoot(host);
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <IntlProvider locale="en" messages={{ one: { menu: labels } } as never} timeZone="UTC">
          <MenuContext value={ENTRIES}>
            <Menu />
          </MenuContext>
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );
  const offered = () => [...host.querySelectorAll('a')].map(({ textContent }) => textContent);
  const login = (role: string[]) =>
    act(() => {
      const payload = btoa(JSON.stringify({ uid: 'u', role, permission: [] }));
      storeToken({ token: `a.${payload}.b`, tokenExpired: Date.now() + 60_000 });
    });
  expect(offered()).toEqual(['label all', 'label known', 'label part']);
  expect(host.querySelector('a:last-child')?.getAttribute('href')).toBe('#/part?part=hours');
  login([]);
  expect(offered()).toEqual(['label all', 'label user', 'label known', 'label part']);
  login(['admin']);
  expect(offered()).toEqual(['label all', 'label user', 'label admin', 'label known', 'label part']);
  act(() => root.unmount());
});
