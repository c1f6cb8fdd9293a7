import type { ModuleName } from '@yuanguang/contract/default-config';
import { type NavItem, Shell as ShellFrame, SideWindow, TabBar } from '@yuanguang/ui';
import { DivinationIcon, HomeIcon, MineIcon, SponsorPrintIcon, WorshipIcon } from '@yuanguang/ui/icons';
import { memo, type ReactNode, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useConfig } from '../shared/config/use-config.ts';
import { useShown } from '../shared/router/use-router.tsx';
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

/** Cover, tabs and title around the current page. It stands still while pages change; only its marks move. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const { modules } = useConfig();
  const tabs = useMemo(
    () => TABS.filter((tab) => modules[tab.module] && PAGES.some((known) => known.path === tab.path)),
    [modules],
  );
  return (
    <ShellFrame
      skipLabel={t('nav.skip')}
      side={<Cover tabs={tabs} />}
      tabs={tabs.length > 1 ? <Foot tabs={tabs} /> : undefined}
    >
      <Title />
      {children}
    </ShellFrame>
  );
}

interface TabsProps {
  readonly tabs: readonly Tab[];
}

function useItems(tabs: readonly Tab[]): NavItem[] {
  const t = useTranslations('shell');
  const module = useShown().page?.module;
  return useMemo(
    () =>
      tabs.map((tab) => ({
        id: tab.id,
        label: t(`tabs.${tab.id}`),
        href: `#${tab.path}`,
        icon: tab.icon,
        current: tab.module === module,
      })),
    [tabs, t, module],
  );
}

const Cover = memo(({ tabs }: TabsProps) => {
  const t = useTranslations('shell');
  const items = useItems(tabs);
  return useMemo(
    () => <SideWindow title={t('side.slip')} items={items} label={t('nav.label')} foot={t('side.verse')} />,
    [items, t],
  );
});

const Foot = memo(({ tabs }: TabsProps) => {
  const t = useTranslations('shell');
  const items = useItems(tabs);
  return useMemo(() => <TabBar items={items} label={t('nav.label')} />, [items, t]);
});

function Title() {
  const t = useTranslations('shell');
  const { page } = useShown();
  const title = page ? t(`titles.${page.title}`) : t('app');
  useEffect(() => {
    document.title = page?.title === 'temple' ? title : `${title} · ${t('app')}`;
  }, [title, page, t]);
  return null;
}
