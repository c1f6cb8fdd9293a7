import { type Body, struck } from './struck.ts';

/** How long after its moment a sound may still come, in milliseconds. */
const LATEST_MS = 500;

export interface Instruments<Name extends string> {
  /** One strike; silence where the browser allows no sound before a touch. */
  readonly strike: (name: Name) => void;
  /** Gives the loudspeaker back, after what still sounds. */
  readonly putDown: () => void;
}

/**
 * Opens the loudspeaker, which holds a slow phone up for a tenth of a second: call it before anything moves, and put the
 * instruments down in the end.
 */
export function takeUp<Name extends string>(bodies: Readonly<Record<Name, Body>>): Instruments<Name> {
  const context = new AudioContext();
  const close = () => void context.close();
  const buffers = new Map<Name, AudioBuffer>();
  let sounding = 0;
  let down = false;
  return {
    strike(name) {
      if (down) return;
      if (context.state === 'running') return sound(name);
      // A loudspeaker that opens slowly: for a moment longer the sound still belongs to what is seen.
      const late = () => {
        if (!down && context.state === 'running') sound(name);
      };
      context.addEventListener('statechange', late, { once: true });
      setTimeout(() => context.removeEventListener('statechange', late), LATEST_MS);
      void context.resume();
    },
    putDown() {
      if (!down && sounding === 0) close();
      down = true;
    },
  };

  function sound(name: Name): void {
    const source = context.createBufferSource();
    source.buffer = bufferOf(name);
    source.connect(context.destination);
    source.addEventListener('ended', () => {
      sounding -= 1;
      if (down && sounding === 0) close();
    });
    source.start();
    sounding += 1;
  }

  function bufferOf(name: Name): AudioBuffer {
    const known = buffers.get(name);
    if (known) return known;
    const samples = struck(bodies[name], context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    buffers.set(name, buffer);
    return buffer;
  }
}
