import type { Body } from './struck.ts';

/** A large wooden fish, 20 cm: block and air form a coupled pair, above it the shell answers for a few milliseconds. */
export const LARGE_FISH: Body = {
  modes: [
    { hertz: 287, t60: 0.22, level: 0.5 },
    { hertz: 330, t60: 0.18, level: 0.36 },
    { hertz: 746, t60: 0.1, level: 0.24 },
    { hertz: 1_119, t60: 0.06, level: 0.16 },
  ],
  seconds: 0.3,
  contact: 0.001,
  peak: 0.35,
};

/** The hand bell of a rite, a small bowl of bronze on a stick: its lowest mode is a pair that beats three times a second. */
export const HAND_BELL: Body = {
  modes: [
    { hertz: 1_720.5, t60: 5.6, level: 0.3 },
    { hertz: 1_723.6, t60: 5.2, level: 0.2 },
    { hertz: 4_635, t60: 3.4, level: 0.16 },
    { hertz: 8_529, t60: 1.6, level: 0.07 },
    { hertz: 13_096, t60: 0.8, level: 0.03 },
  ],
  seconds: 3.6,
  contact: 0.0004,
  peak: 0.22,
};
