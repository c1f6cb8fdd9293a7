import { GROWS, LIFE, RISE, SHEET_PHASE, SLOWS, STICK_PHASE, THREAD, TURN, WAVES, WIDTH } from './threads.ts';

/** As a number of the shader's language, which tells 1 from 1.0. */
const n = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));
const turns = (length: number): string => n((2 * Math.PI) / length);

const WAVES_WRITTEN = WAVES.map(
  ({ reach, length, speed, from, curls }, at) => `
  along = up * ${turns(length)} - now * ${n(speed)} + phase * ${n(1 + at * 0.35)} + ${n(at * 2.1)};
  way = ${n(reach)} * grown(age, ${n(from)});
  place += way * vec2(sin(along + 0.6 * sin(along * 0.37 + now * 0.13)), ${n(curls)} * cos(along));`,
).join('');

/** `threads.ts` as the graphics processor reads it: a vertex is one edge of a sheet at one age. */
export const VERTEX = `
attribute vec4 bit; // stick, sheet, age from 0 to 1, edge -1 or 1
uniform vec2 tips[3];
uniform float now, began, ended, clear;
uniform vec2 size;
varying float edge, strength, thickness;

float grown(float age, float from) { return smoothstep(0.0, 1.0, (age - from) / ${n(GROWS)}); }

vec2 threadAt(float age, float phase) {
  float up = ${n(RISE * SLOWS)} * (1.0 - exp(-age / ${n(SLOWS)}));
  vec2 place = vec2(0.0, up);
  float along, way;${WAVES_WRITTEN}
  return place;
}

void main() {
  float age = bit.z * ${n(LIFE)};
  float up = ${n(RISE * SLOWS)} * (1.0 - exp(-age / ${n(SLOWS)}));
  float phase = bit.x * ${n(STICK_PHASE)} + bit.y * ${n(SHEET_PHASE)};
  vec2 place = threadAt(age, phase);
  vec2 ahead = threadAt(age + 0.04, phase) - place;
  vec2 across = vec2(ahead.y, -ahead.x) / max(0.001, length(ahead));
  float turned = up * ${turns(TURN.length)} - now * ${n(TURN.speed)} + phase * 1.9 + 0.7 * sin(now * 0.11 + bit.x);
  float wide = ${n(WIDTH)} * grown(age, 0.6) * sin(turned);
  wide = wide < 0.0 ? min(wide, -${n(THREAD)}) : max(wide, ${n(THREAD)});
  place += across * bit.w * wide;
  vec2 at = tips[int(bit.x)] + vec2(place.x, -place.y);
  gl_Position = vec4(at / size * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0);
  float left = pow(max(0.0, 1.0 - age / ${n(LIFE)}), 0.9);
  float past = clamp((clear - place.y) / 110.0, 0.0, 1.0);
  strength = step(age, began) * step(ended, age) * min(1.0, age * 3.0 + 0.2) * left * (0.2 + 0.8 * past);
  thickness = abs(wide);
  edge = bit.w;
}`;

/** A sheet is a veil with a bright rim; seen from its edge it is a thread. */
export const FRAGMENT = `
precision mediump float;
uniform vec3 colour;
varying float edge, strength, thickness;
void main() {
  float across = abs(edge);
  float inside = (1.0 - across) * thickness;
  float rim = exp(-inside * 1.5) * smoothstep(0.0, 0.7, inside + 0.1);
  float veil = 1.0 / (1.0 + thickness * 0.14);
  float alpha = strength * (0.3 * rim + 0.34 * veil);
  gl_FragColor = vec4(colour * alpha, alpha);
}`;
