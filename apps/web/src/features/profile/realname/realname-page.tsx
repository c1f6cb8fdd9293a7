import type { Me } from '@yuanguang/contract/objects/account';
import { KeyValueList, Lead, Tag } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import s from '../parts/parts.module.css';
import { RequireLogin } from '../parts/require-login.tsx';
import { faceCode } from './face-errors.ts';
import { RealNameForm } from './realname-form.tsx';
import { RealNameResult } from './realname-result.tsx';
import { WithdrawPart } from './withdraw-part.tsx';

/** Of PROTOCOL 3.4. */
const WAITING = 1;
const VERIFIED = 2;

/** `/…/realname-verify`; back from the face step with `?certifyId=` and, when that went wrong, `&code=`. */
export default function RealNamePage() {
  const { certifyId, code } = useSearch();
  return (
    <Page>
      <RequireLogin>
        {(me, change) => {
          if (me.realName.status === VERIFIED) return <Verified me={me} onChange={change} />;
          if (certifyId !== undefined) {
            return <RealNameResult key={certifyId} certifyId={certifyId} code={faceCode(code)} />;
          }
          return (
            <>
              <RealNameForm />
              {me.realName.status === WAITING ? <WithdrawPart onChange={change} /> : null}
            </>
          );
        }}
      </RequireLogin>
    </Page>
  );
}

function Verified({ me, onChange }: { me: Me; onChange: (me: Me) => void }) {
  const t = useTranslations('profile.realname');
  return (
    <div className={s.outcome}>
      <Lead title={t('verifiedTitle')}>
        <p>{t('verifiedText')}</p>
      </Lead>
      <Tag tone="gold">{t('verified')}</Tag>
      <div className={s.facts}>
        <KeyValueList
          items={[
            { label: t('name'), value: me.realName.name ?? '—' },
            { label: t('idCard'), value: <span className="yg-num">{me.realName.identity ?? '—'}</span> },
          ]}
        />
      </div>
      <WithdrawPart onChange={onChange} />
    </div>
  );
}
