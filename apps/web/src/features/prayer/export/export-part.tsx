import { systemNow } from '@yuanguang/cloud';
import { templeDay } from '@yuanguang/contract/rules/temple-day';
import { Button } from '@yuanguang/ui';
import { DownloadIcon } from '@yuanguang/ui/icons';
import { useTranslations } from 'use-intl';
import { boundary } from '../../../shared/journal/journal.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useDay, usePrayerDays } from '../days.ts';
import { type Prayer, stateOf } from '../prayers.ts';
import s from './export.module.css';
import { tableOf, textOf, type WrittenPrayer } from './prayer-file.ts';

/** One's prayers as a file of one's own; it is made here and sent nowhere. */
export function ExportPart({ prayers }: { prayers: readonly Prayer[] }) {
  const t = useTranslations('prayer');
  const read = useDay();
  const daysOf = usePrayerDays();
  const written = prayers.map((prayer): WrittenPrayer => {
    const [day = '', lunar = ''] = daysOf(prayer);
    const fulfilled = prayer.fulfilledDay === undefined ? '' : read(prayer.fulfilledDay);
    return { text: prayer.text, day, lunar, state: t(`list.state.${stateOf(prayer)}`), fulfilled };
  });
  const save = (kind: 'txt' | 'csv', content: string) =>
    saveFile(
      `yuanguang-prayers-${templeDay(systemNow(), boundary)}.${kind}`,
      new Blob([content], { type: `text/${kind === 'csv' ? 'csv' : 'plain'};charset=utf-8` }),
    );
  const head = (['day', 'lunar', 'state', 'fulfilled', 'text'] as const).map((column) =>
    t(`export.head.${column}`),
  );
  return (
    <div className={s.export}>
      <Button icon={<DownloadIcon />} onClick={() => save('txt', textOf(t('export.title'), written))}>
        {t('export.text')}
      </Button>
      <Button icon={<DownloadIcon />} onClick={() => save('csv', tableOf(head, written))}>
        {t('export.table')}
      </Button>
      <p className="yg-note">{t('export.note')}</p>
    </div>
  );
}
