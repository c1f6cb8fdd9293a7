import { DEDICATIONS } from '@yuanguang/content/dedications';
import type { Language } from '@yuanguang/contract/languages';
import { cleanWish, WISH_MAX } from '@yuanguang/contract/rules/worship';
import { Button, SlipChoices, TextArea } from '@yuanguang/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Target } from '../../../shared/router/address.ts';
import { useNavigate } from '../../../shared/router/use-router.tsx';
import type { RiteStep } from '../model/rite.ts';
import type { useRite } from '../model/use-rite.ts';
import s from './rite.module.css';

type Rite = ReturnType<typeof useRite>;

interface PanelProps {
  rite: Rite;
  /** Where one comes from: after the rite one is there again. */
  back: Target;
}

/** What is to be done at this step, in words and as buttons: everything that the hand does in the scene can be done here. */
export function RitePanel({ rite, back }: PanelProps) {
  const t = useTranslations('worship.rite');
  const { step } = rite.state;
  return (
    <section className={s.panel}>
      <Told step={step} key={step}>
        {t(`say.${step}`)}
      </Told>
      <Doing rite={rite} back={back} />
    </section>
  );
}

/** The words of a step, which the keyboard comes to when the step before is done. */
function Told({ step, children }: { step: RiteStep; children: ReactNode }) {
  const at = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (step !== 'bow') at.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <p ref={at} className={s.told} tabIndex={-1}>
      {children}
    </p>
  );
}

function Doing({ rite, back }: PanelProps) {
  const t = useTranslations('worship.rite');
  const offer = useTranslations('worship.offer');
  const navigate = useNavigate();
  const { step, bows } = rite.state;
  switch (step) {
    case 'bow':
      return (
        <div className={s.buttons}>
          <Button variant="seal" onClick={rite.bow}>
            {t('bow')}
          </Button>
          {bows > 0 ? <Button onClick={rite.stand}>{t('stand')}</Button> : null}
        </div>
      );
    case 'light':
      return (
        <div className={s.buttons}>
          <Button onClick={() => rite.light(1)}>{offer('one')}</Button>
          <Button variant="seal" onClick={() => rite.light(3)}>
            {offer('three')}
          </Button>
        </div>
      );
    case 'place':
      return (
        <div className={s.buttons}>
          <Button variant="seal" onClick={rite.place}>
            {t('placeIt')}
          </Button>
        </div>
      );
    case 'wish':
      return <Wish onWish={rite.wish} />;
    case 'dedication':
      return <Dedicate onDedicate={rite.dedicate} />;
    case 'done':
      return (
        <div className={s.buttons}>
          <Button variant="seal" onClick={() => navigate({ ...back, replace: true })}>
            {t('back')}
          </Button>
          <Button variant="link" onClick={rite.again}>
            {t('again')}
          </Button>
        </div>
      );
  }
}

function Wish({ onWish }: { onWish: (wish: string) => void }) {
  const t = useTranslations('worship.rite');
  const [wish, setWish] = useState('');
  const read = cleanWish(wish);
  const tooLong = 'refused' in read;
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!tooLong) onWish(read.wish);
      }}
    >
      <TextArea
        label={t('wishLabel')}
        optional={t('optional')}
        rows={3}
        maxCharacters={WISH_MAX}
        value={wish}
        onChange={({ target }) => setWish(target.value)}
        error={tooLong ? t('wishTooLong') : undefined}
        autoComplete="off"
      />
      <Button variant="seal" wide type="submit">
        {t(wish.trim() === '' ? 'silent' : 'goOn')}
      </Button>
    </form>
  );
}

function Dedicate({ onDedicate }: { onDedicate: (dedication: string) => void }) {
  const t = useTranslations('worship.rite');
  const language = useLocale() as Language;
  const [verse, setVerse] = useState<string>(DEDICATIONS[0]?.id ?? '');
  const chosen = DEDICATIONS.find(({ id }) => id === verse);
  return (
    <div className={s.form}>
      <SlipChoices
        legend={t('say.dedication')}
        legendHidden
        size="names"
        value={verse}
        onChange={setVerse}
        options={DEDICATIONS.map(({ id, name }) => ({ value: id as string, label: name[language] }))}
      />
      <p className={s.verse} aria-live="polite">
        {chosen?.lines[language].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <div className={s.buttons}>
        <Button variant="link" onClick={() => onDedicate('')}>
          {t('noDedication')}
        </Button>
        <Button variant="seal" onClick={() => onDedicate(verse)}>
          {t('dedicate')}
        </Button>
      </div>
    </div>
  );
}
