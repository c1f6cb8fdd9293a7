import type { DoorGroup } from '@yuanguang/ui';
import {
  AddressIcon,
  HistoryIcon,
  NameBoardIcon,
  OpeningHoursIcon,
  QuizIcon,
  SearchIcon,
  SponsorPrintIcon,
  TransportIcon,
} from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { useConfig } from '../../shared/config/use-config.ts';

/** The doors to what is really open: a group of a closed module is not there. */
export function useDoors(): DoorGroup[] {
  const t = useTranslations('temple');
  const { modules } = useConfig();
  const bond: DoorGroup = {
    id: 'bond',
    title: t('group.bond'),
    items: [
      { id: 'sponsor', href: '#/', label: t('door.sponsor'), icon: SponsorPrintIcon },
      { id: 'donated', href: '#/donated', label: t('door.donated'), icon: NameBoardIcon },
      { id: 'search', href: '#/search', label: t('door.search'), icon: SearchIcon },
      { id: 'kept', href: '#/result', label: t('door.kept'), icon: HistoryIcon },
    ],
  };
  const visit: DoorGroup = {
    id: 'visit',
    title: t('group.visit'),
    items: [
      { id: 'about', href: '#/about', label: t('door.about'), icon: AddressIcon },
      { id: 'hours', href: '#/about?part=hours', label: t('door.hours'), icon: OpeningHoursIcon },
      { id: 'transport', href: '#/about?part=transport', label: t('door.transport'), icon: TransportIcon },
      { id: 'questions', href: '#/about?part=questions', label: t('door.questions'), icon: QuizIcon },
    ],
  };
  return modules.sponsor ? [bond, visit] : [visit];
}
