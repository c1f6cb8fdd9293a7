/** A state machine as plain data: every legal move by name, from which states to which. Nothing else is legal. */
export type Machine<State extends string, Move extends string> = Readonly<
  Record<Move, { readonly from: readonly State[]; readonly to: State }>
>;

/** The state after `name`, or undefined where the move is not legal. */
export function move<State extends string, Move extends string>(
  machine: Machine<State, Move>,
  state: State,
  name: Move,
): State | undefined {
  const legal = machine[name];
  return legal.from.includes(state) ? legal.to : undefined;
}
