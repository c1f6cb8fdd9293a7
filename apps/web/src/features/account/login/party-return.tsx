import { Button, LoadingRing } from '@yuanguang/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { refreshUser } from '../../../shared/account/account.ts';
import { isAgreedFor } from '../../../shared/account/agreed.ts';
import { inviteCode } from '../../../shared/account/invite-code.ts';
import { takePartyReturn } from '../../../shared/account/party.ts';
import { cloud } from '../../../shared/cloud/cloud.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { FormFault } from '../../../shared/form/form-fault.tsx';
import { ADDRESSES } from '../parts/addresses.ts';
import { useWay } from '../parts/use-way.ts';
import s from '../parts/way.module.css';
import { WayPage } from '../parts/way-page.tsx';
import { THIRD_PARTIES } from './third-parties.ts';

const SETTINGS = '/pages/ucenter/settings/settings';

interface PartyReturnProps {
  readonly party: string;
  readonly state: string;
  /** What the third party sent back, as it is. */
  readonly query: string;
}

/** Back from a third party: hands over what it sent, once, and goes where the way began. */
export function PartyReturn({ party, state, query }: PartyReturnProps) {
  const t = useTranslations('account.login');
  const way = useWay();
  const [fault, setFault] = useState<string>();
  const begun = useRef(false);

  async function end(): Promise<void> {
    const known = THIRD_PARTIES.find((one) => one === party);
    if (!known) return setFault(t('partyFailed'));
    const returnTo = takePartyReturn();
    try {
      const input = { party: known, state, query, inviteCode: await inviteCode(undefined) };
      const { login } = await cloud.account.partyFinish(input, { customUI: true });
      if (login) return await way.finish(login, { agreed: isAgreedFor(known), address: returnTo });
      await refreshUser().catch(() => undefined);
      way.leave(returnTo ?? SETTINGS);
    } catch (error) {
      setFault(errorText(error));
    }
  }
  const endLatest = useRef(end);
  endLatest.current = end;
  useEffect(() => {
    // What was sent is good once.
    if (begun.current) return;
    begun.current = true;
    void endLatest.current();
  }, []);

  return (
    <WayPage title={t(fault === undefined ? 'partyWorking' : 'title')}>
      {fault === undefined ? (
        <LoadingRing label={t('partyWorking')} />
      ) : (
        <div className={s.stack}>
          <FormFault text={fault} />
          <Button wide onClick={() => way.swap(ADDRESSES.login)}>
            {t('retry')}
          </Button>
        </div>
      )}
    </WayPage>
  );
}
