import { Button } from '@yuanguang/ui';
import { LogoutIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { ErasureNotice } from '../parts/erasure-notice.tsx';
import p from '../parts/parts.module.css';
import { RequireLogin } from '../parts/require-login.tsx';
import { useLogout } from '../settings/use-logout.ts';
import { AvatarPart } from './avatar-part.tsx';
import { ProfileRows } from './profile-rows.tsx';

/** `/…/userinfo?showLoginManage=true`: who one is. The only page that is shown after a login alone (SPEC 4). */
export default function UserInfoPage() {
  const t = useTranslations('profile.settings');
  const { showLoginManage } = useSearch();
  const [logOut, leaving] = useLogout();
  return (
    <Page>
      <RequireLogin>
        {(me, change) => (
          <>
            <ErasureNotice me={me} onChange={change} />
            <AvatarPart me={me} onChange={change} />
            <ProfileRows me={me} onChange={change} />
            {showLoginManage === 'true' ? (
              <div className={p.foot}>
                <Button icon={<LogoutIcon />} busy={leaving} onClick={logOut}>
                  {t('logout')}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </RequireLogin>
    </Page>
  );
}
