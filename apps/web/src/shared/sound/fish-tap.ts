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
/** A sound fades by 60 dB in its T60. */
const DECAY = Math.log(1_000);

/** One low tap as samples between -1 and 1, at `rate` samples a second. */
export function fishTap(rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.ceil(SECONDS * rate));
  let peak = 0;
  for (let at = 0; at < samples.length; at += 1) {
    const time = at / rate;
    const touch = Math.min(1, time / CONTACT);
    const value = MODES.reduce(
      (sum, { hertz, t60, level }) =>
        sum + level * Math.exp((-DECAY * time) / t60) * Math.sin(2 * Math.PI * hertz * time),
      0,
    );
    samples[at] = touch * value;
    peak = Math.max(peak, Math.abs(touch * value));
  }
  return samples.map((value) => (value / peak) * PEAK);
}

/** Sounds one tap; a browser that allows no sound before a touch stays silent. */
export async function playFishTap(): Promise<void> {
  const context = new AudioContext();
  try {
    if (context.state === 'suspended') return;
    const buffer = context.createBuffer(1, Math.ceil(SECONDS * context.sampleRate), context.sampleRate);
    buffer.copyToChannel(fishTap(context.sampleRate), 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.start();
    await new Promise((resolve) => source.addEventListener('ended', resolve, { once: true }));
  } finally {
    await context.close();
  }
}
