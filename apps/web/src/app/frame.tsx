import { useMatches, useRouter } from '@tanstack/react-router';
import type { ModuleName } from '@yuanguang/contract/objects/config';
import { type NavItem, Shell as ShellFrame, SideWindow, TabBar } from '@yuanguang/ui';
import { DivinationIcon, HomeIcon, MineIcon, SponsorPrintIcon, WorshipIcon } from '@yuanguang/ui/icons';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useConfig } from '../shared/config/use-config.ts';
import { PageClosed } from './page-states.tsx';
import { PAGES } from './pages.ts';

interface Tab {
  readonly id: 'home' | 'worship' | 'sponsor' | 'divination' | 'mine';
  readonly path: string;
  readonly module: ModuleName;
  readonly icon: NavItem['icon'];
}

/** The five tabs of SPEC 2. One is shown when its module is switched on and its page is there. */
const TABS: readonly Tab[] = [
  { id: 'home', path: '/home', module: 'temple', icon: HomeIcon },
  { id: 'worship', path: '/fo', module: 'worship', icon: WorshipIcon },
  { id: 'sponsor', path: '/', module: 'sponsor', icon: SponsorPrintIcon },
  { id: 'divination', path: '/pages/suan/suan', module: 'divination', icon: DivinationIcon },
  { id: 'mine', path: '/pages/ucenter/ucenter', module: 'mine', icon: MineIcon },
];

/** Cover, tabs and title around the current page; a page of a closed module is not shown. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const config = useConfig();
  const router = useRouter();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page });
  const module = page?.module;
  const open = module === undefined || config.modules[module];
  const title = page ? t(`titles.${page.title}`) : t('app');

  useEffect(() => {
    document.title = page?.title === 'temple' ? title : `${title} · ${t('app')}`;
  }, [title, page, t]);

  const items: NavItem[] = TABS.filter(
    (tab) => config.modules[tab.module] && PAGES.some((known) => known.path === tab.path),
  ).map((tab) => ({
    id: tab.id,
    label: t(`tabs.${tab.id}`),
    href: `#${tab.path}`,
    icon: tab.icon,
    current: tab.module === module,
  }));
  const preload = (item: NavItem) =>
    void router.preloadRoute({ to: item.href.slice(1) }).catch(() => undefined);

  return (
    <ShellFrame
      skipLabel={t('nav.skip')}
      side={
        <SideWindow
          title={t('side.slip')}
          items={items}
          label={t('nav.label')}
          foot={t('side.verse')}
          onIntent={preload}
        />
      }
      tabs={items.length > 1 ? <TabBar items={items} label={t('nav.label')} onIntent={preload} /> : undefined}
    >
      {open ? children : <PageClosed />}
    </ShellFrame>
  );
}
