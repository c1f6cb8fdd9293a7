import type { NavItem } from '@yuanguang/ui';
import {
  AddressIcon,
  CertificateIcon,
  FeedbackIcon,
  HistoryIcon,
  NameBoardIcon,
  NewsIcon,
  OpeningHoursIcon,
  SearchIcon,
  SettingsIcon,
} from '@yuanguang/ui/icons';
import { type Audience, isShownTo } from '../../../shared/account/roles.ts';
import { useAccount } from '../../../shared/account/use-account.ts';
import { useConfig } from '../../../shared/config/use-config.ts';
import { useRouter } from '../../../shared/router/use-router.tsx';
import { OTHERS, OWN } from '../addresses.ts';

/** Where one can go from the centre of one's own. */
export interface Entrance {
  readonly id:
    | 'orders'
    | 'lookup'
    | 'donated'
    | 'realName'
    | 'news'
    | 'readingLog'
    | 'feedback'
    | 'about'
    | 'settings';
  readonly path: string;
  readonly icon: NavItem['icon'];
  /** Who sees it (SPEC 6). */
  readonly audience: Audience;
}

/** The doors in the grid. */
export const DOORS: readonly Entrance[] = [
  { id: 'orders', path: OTHERS.orders, icon: HistoryIcon, audience: 'everyone' },
  { id: 'lookup', path: OTHERS.lookup, icon: SearchIcon, audience: 'everyone' },
  { id: 'donated', path: OTHERS.donated, icon: NameBoardIcon, audience: 'everyone' },
  { id: 'realName', path: OWN.realName, icon: CertificateIcon, audience: 'users' },
];

/** The rows below them. */
export const ROWS: readonly Entrance[] = [
  { id: 'news', path: OTHERS.news, icon: NewsIcon, audience: 'everyone' },
  { id: 'readingLog', path: OTHERS.readingLog, icon: OpeningHoursIcon, audience: 'everyone' },
  { id: 'feedback', path: OTHERS.feedback, icon: FeedbackIcon, audience: 'everyone' },
  { id: 'about', path: OTHERS.about, icon: AddressIcon, audience: 'everyone' },
  { id: 'settings', path: OWN.settings, icon: SettingsIcon, audience: 'everyone' },
];

/** Of these, what this person may see and what is really there: its page exists and its module is open. */
export function useEntrances(all: readonly Entrance[]): readonly Entrance[] {
  const account = useAccount();
  const { modules } = useConfig();
  const router = useRouter();
  return all.filter(({ path, audience }) => {
    const page = router.pageAt(path);
    return page !== undefined && modules[page.module] && isShownTo(audience, account);
  });
}
