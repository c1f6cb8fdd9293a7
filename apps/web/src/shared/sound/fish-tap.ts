/** A large wooden fish, 20 cm: block and air form a coupled pair, above it the shell answers for a few milliseconds. */
const MODES = [
  { hertz: 287, t60: 0.22, level: 0.5 },
  { hertz: 330, t60: 0.18, level: 0.36 },
  { hertz: 746, t60: 0.1, level: 0.24 },
  { hertz: 1_119, t60: 0.06, level: 0.16 },
] as const;
const SECONDS = 0.3;
/** How long the mallet touches. */
const CONTACT = 0.001;
const PEAK = 0.35;
/** How long after its moment a tap may still sound, in milliseconds. */
const LATEST_MS = 500;
/** A sound fades by 60 dB in its T60. */
const DECAY = Math.log(1_000);

/**
 * One low tap as samples between -1 and 1, at `rate` samples a second. Each mode is a resonator that is struck once: two
 * products a sample, where sine and exponential of each would hold up the picture of a slow phone.
 */
export function fishTap(rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(SECONDS * rate));
  for (const { hertz, t60, level } of MODES) {
    const fading = Math.exp(-DECAY / (t60 * rate));
    const turn = (2 * Math.PI * hertz) / rate;
    const next = 2 * fading * Math.cos(turn);
    let before = -(level / fading) * Math.sin(turn);
    let value = 0;
    for (let at = 0; at < samples.length; at += 1) {
      samples[at] = (samples[at] ?? 0) + value;
      const now = value;
      value = next * now - fading * fading * before;
      before = now;
    }
  }
  let peak = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const value = Math.min(1, at / (rate * CONTACT)) * (samples[at] ?? 0);
    samples[at] = value;
    peak = Math.max(peak, Math.abs(value));
  }
  const gain = PEAK / peak;
  for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) * gain;
  return samples;
}

export interface Fish {
  /** One tap; silence where the browser allows no sound before a touch. */
  readonly strike: () => void;
  /** Gives the loudspeaker back, after the sound if there is one. */
  readonly putDown: () => void;
}

/**
 * Opens the loudspeaker, which holds a slow phone up for a tenth of a second: call it before anything moves, and put the
 * fish down in the end.
 */
export function takeUpFish(): Fish {
  const context = new AudioContext();
  const close = () => void context.close();
  let sounding = false;
  let down = false;
  return {
    strike() {
      if (down) return;
      if (context.state === 'running') return sound();
      // A loudspeaker that opens slowly: for a moment longer the tap still belongs to what is seen.
      const late = () => {
        if (!down && context.state === 'running') sound();
      };
      context.addEventListener('statechange', late, { once: true });
      setTimeout(() => context.removeEventListener('statechange', late), LATEST_MS);
    },
    putDown() {
      if (!down && !sounding) close();
      down = true;
    },
  };

  function sound(): void {
    const samples = fishTap(context.sampleRate);
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.addEventListener('ended', () => {
      sounding = false;
      if (down) close();
    });
    source.start();
    sounding = true;
  }
}
