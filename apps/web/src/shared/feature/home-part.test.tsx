// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { DEFAULT_CONFIG } from '@yuanguang/contract/default-config';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { configQuery } from '../config/use-config.ts';
import { collect, defineFeature } from './define-feature.ts';
import { HomePartsContext, useHomeParts } from './home-part.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const code = (text: string) => async () => ({ default: () => <p>{text}</p> });
let lost = true;
const features = [
  defineFeature({
    name: 'first',
    module: 'temple',
    pages: [{ path: '/home', title: 'home', homeParts: true, load: code('home') }],
    home: { order: 20, load: code('first') },
  }),
  defineFeature({
    name: 'lost',
    module: 'practice',
    pages: [],
    home: { order: 10, load: () => (lost ? Promise.reject(new Error('offline')) : code('lost')()) },
  }),
  defineFeature({
    name: 'closed',
    module: 'divination',
    pages: [],
    home: { order: 5, load: code('closed') },
  }),
];

function Shown() {
  return useHomeParts().map(({ feature, Part }) => <Part key={feature} />);
}

test('the home page brings the parts of all features: in order, those of open modules, without one that did not come', async () => {
  const { pages, homeParts } = collect(features);
  const [home] = pages;
  expect(home?.messages).toEqual(['first', 'closed', 'lost']);
  const client = new QueryClient();
  client.setQueryData(configQuery.queryKey, DEFAULT_CONFIG);
  const host = document.createElement('div');
  const root = createRoot(host);
  const show = () =>
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <HomePartsContext value={homeParts}>
            <Shown />
          </HomePartsContext>
        </QueryClientProvider>,
      ),
    );
  show();
  expect(host.textContent).toBe('');
  await home?.load();
  show();
  expect(host.textContent).toBe('first');
  // It is asked for again when the page is opened the next time.
  lost = false;
  await home?.load();
  act(() => root.unmount());
  const again = createRoot(host);
  act(() =>
    again.render(
      <QueryClientProvider client={client}>
        <HomePartsContext value={[...homeParts]}>
          <Shown />
        </HomePartsContext>
      </QueryClientProvider>,
    ),
  );
  expect(host.textContent).toBe('lostfirst');
  act(() => again.unmount());
});
