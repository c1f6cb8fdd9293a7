import type { Me } from '@yuanguang/contract/objects/account';
import { KeyValueList, Lead, Tag } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { useSearch } from '../../../shared/router/use-router.tsx';
import { Page } from '../../../shared/shell/page.tsx';
import { OnlyOwn } from '../parts/only-own.tsx';
import s from '../parts/parts.module.css';
import { faceCode } from './faults.ts';
import { RealNameForm } from './realname-form.tsx';
import { RealNameResult } from './realname-result.tsx';

/** 2 of PROTOCOL 3.4: verified. */
const VERIFIED = 2;

/** `/…/realname-verify`; back from the face step with `?certifyId=` and, when that went wrong, `&code=`. */
export default function RealNamePage() {
  const { certifyId, code } = useSearch();
  return (
    <Page>
      <OnlyOwn>
        {(me) => {
          if (me.realName.status === VERIFIED) return <Verified me={me} />;
          if (certifyId !== undefined) {
            return <RealNameResult key={certifyId} certifyId={certifyId} code={faceCode(code)} />;
          }
          return <RealNameForm />;
        }}
      </OnlyOwn>
    </Page>
  );
}

function Verified({ me }: { me: Me }) {
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
    </div>
  );
}
