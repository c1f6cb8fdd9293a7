import {
  PRAYER_ARCHIVE,
  PRAYER_DELETE,
  PRAYER_FULFIL,
  PRAYER_REOPEN,
  PRAYER_RESTORE,
} from '@yuanguang/contract/rules/prayer';
import { Button, toast, useAsk } from '@yuanguang/ui';
import { EditIcon, TrashIcon } from '@yuanguang/ui/icons';
import { lazy, useState } from 'react';
import { useTranslations } from 'use-intl';
import { journal } from '../../../shared/journal/journal.ts';
import { useRouter } from '../../../shared/router/use-router.tsx';
import { LatePart } from '../../../shared/shell/late-part.tsx';
import { dropDraft } from '../edit/draft.ts';
import type { Prayer } from '../prayers.ts';
import { editHref, LIST } from '../routes.ts';
import s from './one.module.css';

/** With the ways of giving, which an open prayer needs nothing of. */
const ThanksPart = lazy(async () => ({ default: (await import('./thanks-part.tsx')).ThanksPart }));

/** What can be done with a prayer, with or without a network; one that was fulfilled has a way to give thanks, or none. */
export function OnePart({ prayer: { id, fulfilledDay, archived } }: { prayer: Prayer }) {
  const t = useTranslations('prayer.one');
  const router = useRouter();
  const ask = useAsk();
  /** It was marked a moment ago, here. */
  const [justFulfilled, setJustFulfilled] = useState(false);
  const fulfilled = fulfilledDay !== undefined;

  async function say(kind: string, told: string): Promise<void> {
    await journal.append(kind, id, 0);
    setJustFulfilled(kind === PRAYER_FULFIL);
    toast({ text: told, kind: 'done' });
  }

  async function remove(): Promise<void> {
    const sure = await ask({
      title: t('deleteTitle'),
      body: t('deleteText'),
      confirmLabel: t('delete'),
      cancelLabel: t('keep'),
      grave: true,
    });
    if (!sure) return;
    await journal.append(PRAYER_DELETE, id, 0);
    dropDraft(id);
    toast({ text: t('deleted'), kind: 'done' });
    if (router.canGoBack()) router.back();
    else router.navigate({ to: LIST });
  }

  return (
    <>
      {fulfilled || archived ? null : (
        <div className={s.main}>
          <Button variant="seal" wide onClick={() => void say(PRAYER_FULFIL, t('fulfilledTold'))}>
            {t('fulfil')}
          </Button>
          <p className="yg-note">{t('fulfilHint')}</p>
        </div>
      )}
      {fulfilled && !archived ? (
        <LatePart>
          <ThanksPart id={id} isNew={justFulfilled} />
        </LatePart>
      ) : null}
      <div className={s.ways}>
        <Button icon={<EditIcon />} href={editHref(id)}>
          {t('edit')}
        </Button>
        {fulfilled ? (
          <Button onClick={() => void say(PRAYER_REOPEN, t('reopenedTold'))}>{t('reopen')}</Button>
        ) : null}
        {archived ? (
          <Button onClick={() => void say(PRAYER_RESTORE, t('restoredTold'))}>{t('restore')}</Button>
        ) : (
          <Button onClick={() => void say(PRAYER_ARCHIVE, t('archivedTold'))}>{t('archive')}</Button>
        )}
        <Button icon={<TrashIcon />} onClick={() => void remove()}>
          {t('delete')}
        </Button>
      </div>
    </>
  );
}
