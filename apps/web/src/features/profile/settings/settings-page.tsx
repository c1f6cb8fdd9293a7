import type { Me } from '@yuanguang/contract/objects/account';
import { Button, Section, Skeleton } from '@yuanguang/ui';
import { CloseIcon, LockIcon, LogoutIcon, MineIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { loginTarget } from '../../../shared/account/login-address.ts';
import { useLoginMethods } from '../../../shared/account/use-login-methods.ts';
import { useOnceKnown } from '../../../shared/cloud/use-once-known.ts';
import { toHash } from '../../../shared/router/address.ts';
import { Page } from '../../../shared/shell/page.tsx';
import { calledName, useMe } from '../me.ts';
import { AgreementUpdateNotice } from '../parts/agreement-update-notice.tsx';
import { ErasureNotice } from '../parts/erasure-notice.tsx';
import { MenuRow, Rows } from '../parts/rows.tsx';
import { link, PROFILE_ROUTES } from '../routes.ts';
import { AgreementsRow } from './agreements-row.tsx';
import { ChangesRow } from './changes-row.tsx';
import { DevicePart } from './device-part.tsx';
import { ExportRow } from './export-row.tsx';
import { IdentityProvidersPart } from './identity-providers-part.tsx';
import { PasskeysPart, usePasskeys } from './passkeys-part.tsx';
import { ReadingPart } from './reading-part.tsx';
import { SessionsPart, useSessions } from './sessions-part.tsx';
import s from './settings.module.css';
import { useLogout } from './use-logout.ts';

/** Everything that can be set; what needs a login is only shown with one. */
export default function SettingsPage() {
  const t = useTranslations('profile.settings');
  const { hasLogin, me, change } = useMe();
  return (
    <Page>
      {me ? <ErasureNotice me={me} onChange={change} /> : null}
      {me ? <AgreementUpdateNotice me={me} onChange={change} /> : null}
      <Section title={t('account')} id="account">
        <Rows>
          <MenuRow
            icon={MineIcon}
            label={t('profile')}
            value={hasLogin ? me && calledName(me) : t('visitor')}
            href={link(PROFILE_ROUTES.userinfo)}
          />
          {me ? (
            <MenuRow
              icon={LockIcon}
              label={t(me.isPasswordSet ? 'changePassword' : 'setPassword')}
              href={link(me.isPasswordSet ? PROFILE_ROUTES.changePassword : PROFILE_ROUTES.setPassword)}
            />
          ) : null}
        </Rows>
      </Section>
      <ReadingPart />
      {hasLogin ? (
        <WithLogin me={me} onChange={change} />
      ) : (
        <>
          <DevicePart />
          <div className={s.leave}>
            <Button wide variant="seal" href={toHash(loginTarget(PROFILE_ROUTES.settings))}>
              {t('login')}
            </Button>
          </div>
        </>
      )}
    </Page>
  );
}

interface WithLoginProps {
  readonly me: Me | undefined;
  readonly onChange: (me: Me) => void;
}

/** What needs a login: at once when all of it is known, as one part that grows would move the next. */
function WithLogin({ me, onChange }: WithLoginProps) {
  const t = useTranslations('profile');
  const [logOut, leaving] = useLogout();
  const passkeys = usePasskeys();
  const sessions = useSessions();
  const methods = useLoginMethods();
  // Asked for again after a failure, each waits in its own place.
  if (!useOnceKnown(passkeys, sessions, methods)) {
    return (
      <div className={s.list}>
        <Skeleton label={t('sessions.loading')} />
      </div>
    );
  }
  return (
    <>
      <PasskeysPart passkeys={passkeys} />
      {me ? <IdentityProvidersPart me={me} methods={methods.data} onChange={onChange} /> : null}
      <SessionsPart sessions={sessions} />
      <DevicePart />
      <Section title={t('settings.data')} id="data">
        <Rows>
          <ChangesRow />
          <AgreementsRow />
          <ExportRow />
          <MenuRow
            icon={CloseIcon}
            label={t('settings.deactivate')}
            note={t('settings.deactivateNote')}
            href={link(PROFILE_ROUTES.deactivate)}
            grave
          />
        </Rows>
      </Section>
      <div className={s.leave}>
        <Button wide icon={<LogoutIcon />} busy={leaving} onClick={logOut}>
          {t('settings.logout')}
        </Button>
      </div>
    </>
  );
}
