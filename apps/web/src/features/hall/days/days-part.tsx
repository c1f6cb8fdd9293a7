import { useQuery } from '@tanstack/react-query';
import { systemNow } from '@yuanguang/cloud';
import { lunarDate } from '@yuanguang/content/lunar-words';
import type { Language } from '@yuanguang/contract/languages';
import type { Tablet } from '@yuanguang/contract/objects/hall';
import { DAY_MS, templeDay } from '@yuanguang/contract/rules/temple-day';
import { Button, type DayRow, DayRows, Section, Skeleton, Switch } from '@yuanguang/ui';
import { LampIcon } from '@yuanguang/ui/icons';
import { useLocale, useTranslations } from 'use-intl';
import { useConfig } from '../../../shared/config/use-config.ts';
import { WithDays } from '../../../shared/i18n/with-days.tsx';
import { toHash } from '../../../shared/router/address.ts';
import { QueryFailed } from '../../../shared/shell/query-failed.tsx';
import { hallCloud } from '../cloud.ts';
import { type ActProps, useAct } from '../tablet/acts.tsx';
import { useTempleDay } from '../use-temple-day.ts';
import s from './days.module.css';

/** Days from now on are counted up to here; what is farther has its date. */
const NEAR_DAYS = 60;
/** Where one's notices are given to the calendar of the phone. */
const NOTICES = '/noticesettings';

type People = NonNullable<Tablet['tablet']>['people'];

/** Whether the day of passing of anybody on the tablet is known: without one there are no days of remembrance. */
const hasDays = ({ tablet }: Tablet): boolean => tablet?.people.some(({ died }) => died !== null) ?? false;

/** The days of the coming year on which those on the tablet are remembered, and whether they are told. */
export function DaysPart(props: ActProps) {
  const t = useTranslations('hall.days');
  const hall = useTranslations('hall');
  const { tablet, token } = props;
  const there = hasDays(tablet);
  const query = useQuery({
    queryKey: ['hall', 'days', token],
    queryFn: async () => (await hallCloud.memorialDays({ tabletToken: token })).days,
    enabled: there,
  });
  if (!there) return null;
  return (
    <Section title={t('title')} id="days">
      <p className="yg-note">{t('text')}</p>
      {query.data ? (
        <Days days={query.data} people={tablet.tablet?.people ?? []} />
      ) : query.isError ? (
        <QueryFailed query={query} title={t('failed')} retryLabel={hall('retry')} />
      ) : (
        <Skeleton label={hall('tablet.loading')} count={3} />
      )}
      {tablet.ownership === 'own' ? <Remind {...props} /> : <p className="yg-note">{t('account')}</p>}
    </Section>
  );
}

type Day = Awaited<ReturnType<typeof hallCloud.memorialDays>>['days'][number];

function Days({ days, people }: { days: readonly Day[]; people: People }) {
  const rowOf = useRow();
  const several = people.length > 1;
  return people.map(({ name }, person) => {
    const rows = days.filter((one) => one.person === person).map(rowOf);
    if (rows.length === 0) return null;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two on one tablet may have the same name.
      <div key={person} className={s.person}>
        {several ? <h3>{name}</h3> : null}
        <DayRows label={name} rows={rows} />
      </div>
    );
  });
}

function useRow(): (day: Day) => DayRow {
  const t = useTranslations('hall.days');
  const language = useLocale() as Language;
  const dayWords = useTempleDay();
  const { dayBoundary } = useConfig();
  const today = templeDay(systemNow(), dayBoundary);
  const ahead = (days: number) => (days === 0 ? t('today') : days === 1 ? t('tomorrow') : t('in', { days }));
  return ({ kind, count, day, lunar }) => {
    const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
    const dates = [dayWords(day), lunarDate(lunar, language)];
    return {
      id: `${kind}${count}`,
      icon: LampIcon,
      title: t(kind, { count }),
      note: <WithDays text={dates.join(' · ')} days={dates} />,
      ...(days <= NEAR_DAYS ? { end: ahead(days) } : {}),
    };
  };
}

/** Told at once, and the way to the calendar of the phone. */
function Remind(props: ActProps) {
  const t = useTranslations('hall.days');
  const language = useLocale() as Language;
  const { token, tablet } = props;
  const { busy, submit } = useAct(
    props,
    () => hallCloud.remind({ tabletToken: token, remind: !tablet.remind, language }),
    ({ remind }) => t(remind ? 'on' : 'off'),
  );
  return (
    <div className={s.remind}>
      <Switch
        label={t('remind')}
        hint={t('remindHint')}
        checked={tablet.remind}
        disabled={busy}
        onChange={() => void submit()}
      />
      <Button variant="link" href={toHash({ to: NOTICES })}>
        {t('calendar')}
      </Button>
    </div>
  );
}
