import { PRACTICE_COUNT } from '@yuanguang/contract/rules/practice';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { journal } from '../../../shared/journal/journal.ts';
import { TAKE_BACK_MS } from '../../../shared/journal/ledger.ts';
import type { Practice } from '../practices.ts';

/** What the hand feels: a count is short, the target long. Phones that cannot, stay still. */
const COUNTED = 12;
const REACHED = [60, 90, 120];
/** Screen readers say the count when the taps rest. */
const SPOKEN_AFTER_MS = 900;

function feel(pattern: number | readonly number[]): void {
  navigator.vibrate?.(typeof pattern === 'number' ? pattern : [...pattern]);
}

/** Counting one practice: each tap is written down at once, the last ones can be taken back for a while. */
export function useCounting({ id, target, total }: Practice) {
  const t = useTranslations('practice.count');
  const [mayTakeBack, setMayTakeBack] = useState(false);
  const [spoken, setSpoken] = useState('');
  const timers = useRef<{ back?: ReturnType<typeof setTimeout>; speak?: ReturnType<typeof setTimeout> }>({});
  const today = useRef(total.today);
  today.current = total.today;
  useEffect(
    () => () => {
      clearTimeout(timers.current.back);
      clearTimeout(timers.current.speak);
    },
    [],
  );

  function speakSoon(): void {
    clearTimeout(timers.current.speak);
    timers.current.speak = setTimeout(() => {
      const count = today.current;
      setSpoken(t(target !== null && count >= target ? 'spokenReached' : 'spoken', { count }));
    }, SPOKEN_AFTER_MS);
  }

  function count(): void {
    void journal.append(PRACTICE_COUNT, id, 1);
    // The view has counted it already, though this page is not drawn yet.
    feel(target !== null && today.current + 1 === target ? REACHED : COUNTED);
    today.current += 1;
    setMayTakeBack(true);
    clearTimeout(timers.current.back);
    timers.current.back = setTimeout(() => setMayTakeBack(false), TAKE_BACK_MS);
    speakSoon();
  }

  async function takeBack(): Promise<void> {
    if (!(await journal.takeBack(PRACTICE_COUNT, id, 1))) setMayTakeBack(false);
    speakSoon();
  }

  return { count, takeBack: () => void takeBack(), mayTakeBack, spoken };
}
