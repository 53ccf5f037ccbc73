export type Window = { option: string; at: number; votes: number }

export const WINDOW_MINUTES = 10
/** Fewer are a family at dinner. */
const LEAST = 10
const TIMES_USUAL = 5

/** Ten minutes in which a project got at least ten votes, and five times as many as in the median of its windows with votes. */
export function bursts(windows: readonly Window[]): Window[] {
  return [...Map.groupBy(windows, ({ option }) => option).values()].flatMap((own) => {
    const counts = own.map(({ votes }) => votes).toSorted((a, b) => a - b)
    const usual = counts[Math.floor((counts.length - 1) / 2)] ?? 0
    return own.filter(({ votes }) => votes >= LEAST && votes >= usual * TIMES_USUAL)
  })
}
