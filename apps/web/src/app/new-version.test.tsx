// @vitest-environment jsdom
import { notifyManager, QueryClientProvider } from '@tanstack/react-query';
import { APP_VERSION_CODE } from '@yuanguang/contract/constants';
import { DEFAULT_CONFIG } from '@yuanguang/contract/default-config';
import { ToastHost } from '@yuanguang/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { configQuery } from '../shared/config/use-config.ts';
import shell from '../shared/messages/shell/zh-Hans.json';
import { NewVersion } from './new-version.tsx';
import { createQueryClient } from './query-client.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
// At once, and not in a task of its own that `act` does not wait for.
notifyManager.setScheduler((notify) => notify());

test('an open page says that the product has become newer, and nothing while it is as new as the configuration', async () => {
  const queryClient = createQueryClient();
  const set = (appVersion: string, appVersionCode: number) =>
    act(async () =>
      queryClient.setQueryData(configQuery.queryKey, { ...DEFAULT_CONFIG, appVersion, appVersionCode }),
    );
  await set('2.0.7', APP_VERSION_CODE);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <IntlProvider locale="zh-Hans" messages={{ shell } as never} timeZone="Asia/Shanghai">
          <NewVersion />
          <ToastHost />
        </IntlProvider>
      </QueryClientProvider>,
    ),
  );
  await set('2.0.6', APP_VERSION_CODE - 10);
  expect(document.body.textContent).not.toContain('新版本');
  await set('2.1.0', APP_VERSION_CODE + 10);
  await vi.waitFor(() => expect(document.body.textContent).toContain('已有新版本 2.1.0'));
  act(() => root.unmount());
  host.remove();
});
