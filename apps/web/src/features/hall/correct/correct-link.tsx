import type { Tablet } from '@yuanguang/contract/objects/hall';
import { Button } from '@yuanguang/ui';
import { useTranslations } from 'use-intl';
import { toHash } from '../../../shared/router/address.ts';
import { correctTarget } from '../routes.ts';

/** Whether its words can be changed by their owner, or the office be asked to. */
const WRITTEN: readonly Tablet['status'][] = ['approved', 'standing'];
export const canCorrect = ({ tablet, correctable, status }: Tablet): boolean =>
  tablet !== null && (correctable || WRITTEN.includes(status));

/** The way to the words of a tablet; nothing where they are beyond change. */
export function CorrectLink({ token, tablet }: { readonly token: string; readonly tablet: Tablet }) {
  const t = useTranslations('hall.correct');
  if (!canCorrect(tablet)) return null;
  return (
    <Button variant="link" href={toHash(correctTarget(token))}>
      {t(tablet.correctable ? 'do' : 'ask')}
    </Button>
  );
}
