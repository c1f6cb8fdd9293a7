// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { TEMPLE } from '@yuanguang/content/temple';
import { DEFAULT_CONFIG } from '@yuanguang/contract/default-config';
import type { Config } from '@yuanguang/contract/objects/config';
import { KeyValueList } from '@yuanguang/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { configQuery } from '../../shared/config/use-config.ts';
import shell from '../../shared/messages/shell/zh-Hans.json' with { type: 'json' };
import { CallOffice } from '../../shared/shell/call-office.tsx';
import { useContactFact, useServiceFacts, useVisitFacts } from './facts.tsx';
import temple from './messages/zh-Hans.json' with { type: 'json' };

function Facts() {
  return <KeyValueList items={[...useVisitFacts(), useContactFact(), ...useServiceFacts()]} />;
}

function drawn(change: Partial<Config>): string {
  const client = new QueryClient();
  client.setQueryData(configQuery.queryKey, { ...DEFAULT_CONFIG, ...change });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <IntlProvider locale="zh-Hans" messages={{ temple, shell }}>
        <Facts />
        <CallOffice />
      </IntlProvider>
    </QueryClientProvider>,
  );
}

const SAMPLE = TEMPLE.address['zh-Hans'];

test('what the office has not entered is not shown, and no telephone is promised', () => {
  const page = drawn({});
  for (const invented of [SAMPLE, '6:00', '早课', '地铁', 'tel:', '电话'])
    expect(page).not.toContain(invented);
  expect(page).toContain(TEMPLE.contactsUnfilled['zh-Hans']);
});

test('in a demonstration samples stand there, and are called samples', () => {
  const page = drawn({ demonstration: true });
  expect(page).toContain(SAMPLE);
  // Address, hours, transport, and each of the services.
  expect(page.split('样例')).toHaveLength(4 + TEMPLE.services.length);
  expect(page).not.toContain('tel:');
});

test('what the office has entered takes the place of samples, and the telephone can be called', () => {
  const text = (words: string) => ({ ...DEFAULT_CONFIG.temple.address, 'zh-Hans': words });
  const page = drawn({
    demonstration: true,
    temple: {
      phone: '+86 571-8765 4321',
      email: 'office@example.org',
      address: text('杭州市西湖区'),
      hours: text('每日六时\n朔望五时'),
      services: text('早课五时'),
      transport: text('地铁三号线'),
    },
  });
  expect(page).not.toContain('样例');
  expect(page).not.toContain(SAMPLE);
  for (const entered of ['杭州市西湖区', '朔望五时', '早课五时', '地铁三号线', 'mailto:office@example.org']) {
    expect(page).toContain(entered);
  }
  expect(page.match(/href="tel:\+8657187654321"/g)).toHaveLength(2);
  expect(page).toContain('致电客堂 +86 571-8765 4321');
});
