/** A body that rings when it is struck: so many modes, each a frequency, the time it takes to fade by 60 dB, and a level. */
export interface Body {
  readonly modes: readonly { readonly hertz: number; readonly t60: number; readonly level: number }[];
  /** How much of it is sounded; the end fades out. */
  readonly seconds: number;
  /** How long the mallet touches. */
  readonly contact: number;
  /** The largest sample, 1 being full level. */
  readonly peak: number;
}

/** A sound fades by 60 dB in its T60. */
const DECAY = Math.log(1_000);
/** The last part fades out, however long the body would ring. */
const END = 0.2;

/**
 * One strike as samples between -1 and 1, at `rate` samples a second. Each mode is a resonator that is struck once: two
 * products a sample, where sine and exponential of each would hold up the picture of a slow phone.
 */
export function struck({ modes, seconds, contact, peak }: Body, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (const { hertz, t60, level } of modes) {
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
  let most = 0;
  const end = samples.length * (1 - END);
  for (let at = 0; at < samples.length; at += 1) {
    const out = at < end ? 1 : ((samples.length - at) / (samples.length - end)) ** 2;
    const value = Math.min(1, at / (rate * contact)) * out * (samples[at] ?? 0);
    samples[at] = value;
    most = Math.max(most, Math.abs(value));
  }
  const gain = peak / most;
  for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) * gain;
  return samples;
}
