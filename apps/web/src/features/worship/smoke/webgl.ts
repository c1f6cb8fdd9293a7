import { FRAGMENT, VERTEX } from './shader.ts';
import { COLOUR, SCENE_HEIGHT, SCENE_WIDTH, type SmokeView } from './smoke-view.ts';
import { SHEETS } from './threads.ts';

/** Places along a thread. */
const BITS = 140;
const STICKS = 3;

/** Smoke by the graphics processor: a frame costs the page a few calls. Undefined where the browser has no WebGL. */
export function smokeByWebgl(canvas: HTMLCanvasElement): SmokeView | undefined {
  const gl = canvas.getContext('webgl', { alpha: true, antialias: true, powerPreference: 'low-power' });
  const program = gl && link(gl);
  if (!gl || !program) return undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: a call of WebGL
  gl.useProgram(program);

  const bits = new Float32Array(STICKS * SHEETS * BITS * 2 * 4);
  let at = 0;
  for (let stick = 0; stick < STICKS; stick += 1)
    for (let sheet = 0; sheet < SHEETS; sheet += 1)
      for (let bit = 0; bit < BITS; bit += 1)
        for (const edge of [-1, 1]) {
          // Closer together where the thread is young and thin.
          bits.set([stick, sheet, (bit / (BITS - 1)) ** 1.3, edge], at);
          at += 4;
        }
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, bits, gl.STATIC_DRAW);
  const place = gl.getAttribLocation(program, 'bit');
  gl.enableVertexAttribArray(place);
  gl.vertexAttribPointer(place, 4, gl.FLOAT, false, 0, 0);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const [tips, now, began, ended, clear] = ['tips', 'now', 'began', 'ended', 'clear'].map(uniform);
  gl.uniform2f(uniform('size'), SCENE_WIDTH, SCENE_HEIGHT);
  gl.uniform3f(uniform('colour'), ...COLOUR);

  return {
    density: 1.25,
    // Every second frame of most screens.
    restsMs: 20,
    draw(moment, burning) {
      gl.clear(gl.COLOR_BUFFER_BIT);
      const places = Array.from({ length: STICKS }, (_, stick) => burning.tips[stick] ?? [0, 0]);
      gl.uniform2fv(tips ?? null, places.flat());
      // A shader's numbers are coarse: the clock starts anew before they show it.
      gl.uniform1f(now ?? null, moment % 10_000);
      gl.uniform1f(began ?? null, burning.began);
      gl.uniform1f(ended ?? null, burning.ended);
      gl.uniform1f(clear ?? null, burning.clear);
      for (let thread = 0; thread < Math.min(STICKS, burning.tips.length) * SHEETS; thread += 1)
        gl.drawArrays(gl.TRIANGLE_STRIP, thread * BITS * 2, BITS * 2);
    },
    resize: () => gl.viewport(0, 0, canvas.width, canvas.height),
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

function link(gl: WebGLRenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, text);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}
