import type { Context } from './context.ts';

export type Operation<Ctx, Input, Output> = (ctx: Ctx, input: Input) => Promise<Output>;

/** Makes functions of a cloud object from operations that work with `tools` besides the context of a call. */
export function operationsWith<Tools extends object>(tools: Tools) {
  return <Input, Output>(operation: Operation<Context & Tools, Input, Output>) =>
    (ctx: Context, input: Input): Promise<Output> =>
      operation({ ...ctx, ...tools }, input);
}
