import type { Language } from '@yuanguang/contract/languages';
import type { Tablet } from '@yuanguang/contract/objects/hall';
import { Button, toast, useAsk } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { placingKey } from '../../../shared/giving/idempotency-key.ts';
import { hallCloud } from '../cloud.ts';
import { forgetLamp } from '../stored-lamps.ts';

interface ActProps {
  readonly token: string;
  readonly tablet: Tablet;
  readonly onDone: (tablet: Tablet) => void;
  /** Something about it has changed: it is read anew. */
  readonly onStale: () => void;
}

/** Does one thing by its link and says so. */
function useAct({ onDone, onStale }: ActProps, act: () => Promise<{ tablet: Tablet }>, done: string) {
  return useSubmit(
    async () => {
      onDone((await act()).tablet);
      toast({ text: done, kind: 'done' });
    },
    (error) => {
      toast({ text: errorText(error), kind: 'warn' });
      onStale();
    },
  );
}

/** Takes it back, after asking: it burns no more. */
export function Withdraw(props: ActProps) {
  const t = useTranslations('hall.tablet.withdraw');
  const language = useLocale() as Language;
  const ask = useAsk();
  const { token } = props;
  const { busy, submit } = useAct(
    props,
    () => hallCloud.withdraw({ tabletToken: token, language }),
    t('done'),
  );
  if (!props.tablet.withdrawable) return null;
  async function askFirst() {
    const sure = await ask({
      title: t('title'),
      body: t('text'),
      confirmLabel: t('do'),
      cancelLabel: t('keep'),
      grave: true,
    });
    if (sure) await submit();
  }
  return (
    <Button variant="link" busy={busy} onClick={() => void askFirst()}>
      {t('do')}
    </Button>
  );
}

const renewKey = placingKey('yuanguang.hall.renewal');
/** Lamps are prolonged by as many days as they were lit for at first; by the shortest where that had no end. */
const RENEWED_DAYS = 49;

/** Lets a lamp burn on, without a gift. */
export function Renew(props: ActProps) {
  const t = useTranslations('hall.tablet.renew');
  const language = useLocale() as Language;
  const { token, tablet } = props;
  const days = tablet.gifts.find(({ what }) => what === 'registration')?.days ?? RENEWED_DAYS;
  const { busy, submit } = useAct(
    props,
    async () => {
      const input = { tabletToken: token, days, amountFen: 0, language };
      // What it stands until is part of it: the next prolonging is another one.
      const idempotencyKey = renewKey.keyFor({ ...input, until: tablet.until });
      const answer = await hallCloud.renew({ ...input, idempotencyKey }, { preventDuplicate: true });
      renewKey.forget();
      return answer;
    },
    t('done'),
  );
  if (!tablet.renewable || tablet.lamp === null) return null;
  return (
    <Button busy={busy} onClick={() => void submit()}>
      {t('do', { days })}
    </Button>
  );
}

/** Keeps in one's account what belongs to none. */
export function Claim(props: ActProps) {
  const t = useTranslations('sponsor.mine');
  const language = useLocale() as Language;
  const { hasLogin } = useAccount();
  const { token, tablet } = props;
  const { busy, submit } = useAct(
    props,
    async () => {
      const answer = await hallCloud.claim({ tabletToken: token, language });
      forgetLamp(token);
      return answer;
    },
    t('claimed'),
  );
  if (!hasLogin || tablet.ownership !== 'free') return null;
  return (
    <Button variant="link" busy={busy} onClick={() => void submit()}>
      {t('claim')}
    </Button>
  );
}
