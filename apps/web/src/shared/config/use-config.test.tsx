// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DEFAULT_CONFIG } from '@yuanguang/contract/default-config';
import type { Config } from '@yuanguang/contract/objects/config';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { configQuery, useConfig } from './use-config.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const seen: Config[] = [];
function Reader() {
  seen.push(useConfig());
  return null;
}

test('what a device kept from an earlier version is completed by what has come since', () => {
  const { appVersion, embeddedSites: _since, modules, ...kept } = DEFAULT_CONFIG;
  const [newest = '', ...earlier] = Object.keys(modules).reverse();
  const client = new QueryClient();
  client.setQueryData(configQuery.queryKey, {
    ...kept,
    appVersion: `${appVersion}.1`,
    modules: Object.fromEntries(earlier.map((name) => [name, false])),
  } as unknown as Config);
  const root = createRoot(document.createElement('div'));
  const show = () =>
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <Reader />
        </QueryClientProvider>,
      ),
    );
  show();
  show();
  expect(seen.at(-1)).toEqual({
    ...DEFAULT_CONFIG,
    appVersion: `${appVersion}.1`,
    modules: {
      ...Object.fromEntries(earlier.map((name) => [name, false])),
      [newest]: modules[newest as never],
    },
  });
  expect(seen.at(-1)).toBe(seen.at(0));
  act(() => root.unmount());
});
