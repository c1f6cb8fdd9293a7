import type { Me } from '@yuanguang/contract/objects/account';
import { Section } from '@yuanguang/ui';
import {
  CertificateIcon,
  CloseIcon,
  EditIcon,
  EmailIcon,
  LockIcon,
  MineIcon,
  PhoneIcon,
} from '@yuanguang/ui/icons';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MenuRow, Rows, TellRow } from '../parts/rows.tsx';
import { link, PROFILE_ROUTES } from '../routes.ts';
import { EmailSheet } from './email-sheet.tsx';
import { NicknameSheet } from './nickname-sheet.tsx';

/** 0 none, 1 waiting, 2 verified, 3 failed. */
const REAL_NAME = ['none', 'waiting', 'verified', 'failed'] as const;

interface ProfileRowsProps {
  readonly me: Me;
  readonly onChange: (me: Me) => void;
}

/** Each thing known of a person in a row that leads to where it is changed. */
export function ProfileRows({ me, onChange }: ProfileRowsProps) {
  const t = useTranslations('profile.userinfo');
  const [sheet, setSheet] = useState<'nickname' | 'email'>();
  const close = () => setSheet(undefined);
  const state = REAL_NAME[me.realName.status] ?? 'none';
  return (
    <>
      <Section title={t('basic')} id="basic">
        <Rows>
          <MenuRow
            icon={EditIcon}
            label={t('nickname')}
            value={me.nickname ?? t('unset')}
            onClick={() => setSheet('nickname')}
          />
          {me.username ? <TellRow icon={MineIcon} label={t('username')} value={me.username} /> : null}
          <MenuRow
            icon={PhoneIcon}
            label={t('mobile')}
            value={<span className="yg-num">{me.mobile ?? t('toBind')}</span>}
            href={link(PROFILE_ROUTES.mobile)}
          />
          <MenuRow
            icon={EmailIcon}
            label={t('email')}
            value={me.email ?? t('toBind')}
            onClick={() => setSheet('email')}
          />
        </Rows>
      </Section>
      <Section title={t('safety')} id="safety">
        <Rows>
          <MenuRow
            icon={CertificateIcon}
            label={t('realName')}
            value={state === 'verified' && me.realName.name ? me.realName.name : t(`state.${state}`)}
            href={link(PROFILE_ROUTES.realName)}
          />
          <MenuRow
            icon={LockIcon}
            label={t(me.isPasswordSet ? 'changePassword' : 'setPassword')}
            href={link(me.isPasswordSet ? PROFILE_ROUTES.changePassword : PROFILE_ROUTES.setPassword)}
          />
          <MenuRow icon={CloseIcon} label={t('deactivate')} href={link(PROFILE_ROUTES.deactivate)} grave />
        </Rows>
      </Section>
      <NicknameSheet me={me} open={sheet === 'nickname'} onClose={close} onChange={onChange} />
      <EmailSheet open={sheet === 'email'} onClose={close} onChange={onChange} />
    </>
  );
}
