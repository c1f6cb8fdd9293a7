import { PRAYER_STATES, type PrayerState } from '@yuanguang/contract/rules/prayer';
import { Button, Empty, SearchField, Segments } from '@yuanguang/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { prayerFinder } from './find-prayers.ts';
import s from './list.module.css';
import { PrayerSlip } from './prayer-slip.tsx';
import { type Prayer, stateOf } from './prayers.ts';
import { oneHref } from './routes.ts';

/** As many as are drawn at first, and with each wish for more. */
const DRAWN = 50;
const MAX_LENGTH = 60;
const PANEL = 'prayers';

interface Looked {
  /** The uid of the account, '' for a visitor. */
  readonly owner: string;
  readonly shown: PrayerState;
  readonly query: string;
}

/** What was looked at last: who comes back from a prayer finds the list as it was left, and nobody else does. */
let left: Looked = { owner: '', shown: 'open', query: '' };

/** As this person left it; what another one was looking for is forgotten. */
function leftBy(owner: string): Looked {
  if (left.owner !== owner) left = { owner, shown: 'open', query: '' };
  return left;
}

interface ListPartProps {
  /** The uid of whose they are, '' for a visitor. Another one is another list: `key` it by that. */
  readonly owner: string;
  readonly prayers: readonly Prayer[];
}

/** The prayers by how they stand, or those of all three in which something is found. */
export function ListPart({ owner, prayers }: ListPartProps) {
  const t = useTranslations('prayer.list');
  const [{ shown, query: text }, setLooked] = useState(() => leftBy(owner));
  const query = useDeferredValue(text.trim());
  const find = useMemo(() => prayerFinder(prayers), [prayers]);
  const searching = query !== '';
  const listed = searching ? find(query) : prayers.filter((prayer) => stateOf(prayer) === shown);

  function look(change: Partial<Pick<Looked, 'shown' | 'query'>>): void {
    left = { ...leftBy(owner), ...change };
    setLooked(left);
  }

  return (
    <>
      <div className={s.search}>
        <SearchField
          label={t('search')}
          submitLabel={t('searchButton')}
          placeholder={t('search')}
          value={text}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => look({ query: event.currentTarget.value })}
          onSearch={(typed) => look({ query: typed })}
        />
      </div>
      {searching ? (
        <p className="yg-sr" role="status">
          {t('found', { count: listed.length })}
        </p>
      ) : (
        <Segments
          label={t('states')}
          options={PRAYER_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
          value={shown}
          onChange={(state) => look({ shown: state })}
          panelId={PANEL}
        />
      )}
      <div {...(searching ? {} : { id: PANEL, role: 'tabpanel', 'aria-label': t(`state.${shown}`) })}>
        {listed.length > 0 ? (
          <Slips key={searching ? 'found' : shown} prayers={listed} tagged={searching} />
        ) : searching ? (
          <Empty picture="scroll" title={t('noneFound')}>
            {t('noneFoundHint')}
          </Empty>
        ) : (
          <Empty picture={shown === 'archived' ? 'letter' : 'lotus'} title={t(`none.${shown}`)}>
            {t(`noneHint.${shown}`)}
          </Empty>
        )}
      </div>
    </>
  );
}

/** `tagged`: with the state each stands in. */
function Slips({ prayers, tagged }: { prayers: readonly Prayer[]; tagged: boolean }) {
  const t = useTranslations('prayer.list');
  const [drawn, setDrawn] = useState(DRAWN);
  return (
    <>
      <ul className={s.slips} aria-label={t('label')}>
        {prayers.slice(0, drawn).map((prayer) => (
          <li key={prayer.id}>
            <a href={oneHref(prayer.id)}>
              <PrayerSlip prayer={prayer} state={tagged ? t(`state.${stateOf(prayer)}`) : undefined} />
            </a>
          </li>
        ))}
      </ul>
      {prayers.length > drawn ? (
        <p className={s.more}>
          <Button onClick={() => setDrawn(drawn + DRAWN)}>{t('more')}</Button>
        </p>
      ) : null}
    </>
  );
}
