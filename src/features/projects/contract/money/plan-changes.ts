/** Money moved between two budget items, in feninga. */
export type Move = { from: string; to: string; amount: number }

/** Returns the plan after these moves, in order; its total stays the same. */
export function movedBudget<Row extends { id: string; amount: number }>(
  budget: readonly Row[],
  moves: readonly Move[],
): Row[] {
  const moved = new Map(budget.map(({ id, amount }) => [id, amount]))
  for (const { from, to, amount } of moves) {
    if (!moved.has(from) || !moved.has(to)) continue
    moved.set(from, (moved.get(from) ?? 0) - amount)
    moved.set(to, (moved.get(to) ?? 0) + amount)
  }
  return budget.map((row) => ({ ...row, amount: moved.get(row.id) ?? row.amount }))
}
