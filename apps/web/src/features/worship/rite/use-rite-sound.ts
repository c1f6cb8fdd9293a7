import { useEffect, useRef } from 'react';
import { maySound, wantsStillness } from '../../../shared/preferences/stillness.ts';
import { HAND_BELL, LARGE_FISH } from '../../../shared/sound/bodies.ts';
import { type Instruments, takeUp } from '../../../shared/sound/take-up.ts';
import type { RiteState } from '../model/rite.ts';

type Voices = Instruments<'bell' | 'fish'>;
/** How long the phone is felt, in milliseconds. */
const FELT_MS = 20;

/** Bell and fish of a rite: the bell at each bow and at the end, the fish when incense stands in the censer. */
export function useRiteSound({ step, bows }: RiteState): void {
  const voices = useRef<Voices>(undefined);
  const before = useRef({ step, bows });
  useEffect(() => {
    if (!maySound()) return;
    const taken = takeUp({ bell: HAND_BELL, fish: LARGE_FISH });
    voices.current = taken;
    return () => taken.putDown();
  }, []);
  useEffect(() => {
    const last = before.current;
    before.current = { step, bows };
    const bowed = bows > last.bows;
    const placed = last.step === 'place' && step === 'wish';
    const ended = last.step !== 'done' && step === 'done';
    if (!bowed && !placed && !ended) return;
    if (!wantsStillness()) navigator.vibrate?.(FELT_MS);
    voices.current?.strike(placed ? 'fish' : 'bell');
  }, [step, bows]);
}
