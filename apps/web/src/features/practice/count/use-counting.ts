import { PRACTICE_COUNT } from '@yuanguang/contract/rules/practice';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { journal } from '../../../shared/journal/journal.ts';
import type { Practice } from '../practices.ts';

/** What the hand feels: a count is short, the target long. Phones that cannot, stay still. */
const COUNTED = 12;
const REACHED = [60, 90, 120];
/** Screen readers say the count when the taps rest. */
const SPOKEN_AFTER_MS = 900;

function feel(pattern: number | readonly number[]): void {
  navigator.vibrate?.(typeof pattern === 'number' ? pattern : [...pattern]);
}

/** Counting one practice: each tap is written down at once, and can be taken back while there is one today. */
export function useCounting({ id, target, total }: Practice) {
  const t = useTranslations('practice.count');
  const [spoken, setSpoken] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const today = useRef(total.today);
  today.current = total.today;
  useEffect(() => () => clearTimeout(timer.current), []);

  function speakSoon(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const count = today.current;
      setSpoken(t(target !== null && count >= target ? 'spokenReached' : 'spoken', { count }));
    }, SPOKEN_AFTER_MS);
  }

  function count(): void {
    void journal.append(PRACTICE_COUNT, id, 1);
    // The view has counted it already, though this page is not drawn yet.
    feel(target !== null && today.current + 1 === target ? REACHED : COUNTED);
    today.current += 1;
    speakSoon();
  }

  async function takeBack(): Promise<void> {
    // Nothing, when another tab took the last one.
    await journal.takeOff(PRACTICE_COUNT, id, 1);
    speakSoon();
  }

  return { count, takeBack: () => void takeBack(), mayTakeBack: total.today > 0, spoken };
}
