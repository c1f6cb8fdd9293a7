import type { Language } from '@yuanguang/contract/languages';
import type { Tablet } from '@yuanguang/contract/objects/hall';
import { Button, toast, useAsk } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { useAccount } from '../../../shared/account/use-account.ts';
import { errorText } from '../../../shared/cloud/error-text.ts';
import { useSubmit } from '../../../shared/form/use-submit.ts';
import { hallCloud } from '../cloud.ts';
import { forgetLamp } from '../stored-lamps.ts';
import { formOf } from '../use-thing-words.ts';
import { givenGifts } from './gift.ts';

export interface ActProps {
  readonly token: string;
  readonly tablet: Tablet;
  readonly onDone: (tablet: Tablet) => void;
  /** Something about it has changed: it is read anew. */
  readonly onStale: () => void;
}

/** Does one thing by its link and says so. */
export function useAct(
  { onDone, onStale }: ActProps,
  act: () => Promise<{ tablet: Tablet }>,
  done: string | ((tablet: Tablet) => string),
) {
  return useSubmit(
    async () => {
      const { tablet } = await act();
      onDone(tablet);
      toast({ text: typeof done === 'string' ? done : done(tablet), kind: 'done' });
    },
    (error) => {
      toast({ text: errorText(error), kind: 'warn' });
      onStale();
    },
  );
}

/** Takes it back, after asking: it stands no more. */
export function Withdraw(props: ActProps) {
  const t = useTranslations('hall.tablet.withdraw');
  const language = useLocale() as Language;
  const ask = useAsk();
  const { token, tablet } = props;
  const form = formOf(tablet);
  const { busy, submit } = useAct(
    props,
    () => hallCloud.withdraw({ tabletToken: token, language }),
    t('done'),
  );
  if (!tablet.withdrawable) return null;
  async function askFirst() {
    const given = givenGifts(tablet).some(({ status }) => status === 'given') ? 'yes' : 'no';
    const sure = await ask({
      title: t(`${form}.title`),
      body: t(`${form}.text`, { given }),
      confirmLabel: t(`${form}.do`),
      cancelLabel: t('keep'),
      grave: true,
    });
    if (sure) await submit();
  }
  return (
    <Button variant="link" busy={busy} onClick={() => void askFirst()}>
      {t(`${form}.do`)}
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
    <Button busy={busy} onClick={() => void submit()}>
      {t('claim')}
    </Button>
  );
}
