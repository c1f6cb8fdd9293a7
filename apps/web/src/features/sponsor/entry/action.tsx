import { ActionBar, Button } from '@yuanguang/ui';
import { useFormatter, useTranslations } from 'use-intl';

interface ActionProps {
  readonly copies: number;
  readonly unitPriceFen: number;
  /** Why nothing can be sponsored now, as the button's words. */
  readonly closed: string | undefined;
  readonly busy: boolean;
  readonly onSponsor: () => void;
}

/** The sum and the one cinnabar action. */
export function SponsorAction({ copies, unitPriceFen, closed, busy, onSponsor }: ActionProps) {
  const t = useTranslations('sponsor');
  const format = useFormatter();
  return (
    <ActionBar
      lead={
        <>
          <b>{format.number((copies * unitPriceFen) / 100)}</b> {t('money.unit')}
        </>
      }
      note={t('money.note', { n: copies })}
    >
      <Button variant="seal" busy={busy} disabled={closed !== undefined} onClick={onSponsor}>
        {closed ?? t('action.sponsor')}
      </Button>
    </ActionBar>
  );
}
