import { Button } from '@yuanguang/ui';
import { useLocale, useTranslations } from 'use-intl';
import { deviceZone, zoneName } from '../../shared/i18n/zone-name.ts';
import s from './notice.module.css';

interface Props {
  /** By its IANA name, as the two others: what is kept until the form is saved. */
  readonly kept: string;
  readonly chosen: string;
  readonly onChoose: (zone: string) => void;
}

/** By whose clocks quiet hours go; on a device that is elsewhere, the way to go by its own. */
export function ZonePart({ kept, chosen, onChoose }: Props) {
  const t = useTranslations('notice.zone');
  const language = useLocale();
  const nameOf = (zone: string) => zoneName(zone, language);
  const here = deviceZone();
  // Zones of one name, such as those of Shanghai and Chongqing, are the same to a reader.
  const elsewhere = here !== undefined && nameOf(here) !== nameOf(kept);
  const changed = chosen !== kept;
  return (
    <div className={s.zone}>
      <div className="yg-note" aria-live="polite">
        <p>{changed ? t('changed', { zone: nameOf(chosen) }) : t('kept', { zone: nameOf(kept) })}</p>
        {elsewhere && !changed ? <p>{t('here', { zone: nameOf(here) })}</p> : null}
      </div>
      {elsewhere ? (
        <Button variant="link" onClick={() => onChoose(changed ? kept : here)}>
          {changed ? t('keep', { zone: nameOf(kept) }) : t('change', { zone: nameOf(here) })}
        </Button>
      ) : null}
    </div>
  );
}
