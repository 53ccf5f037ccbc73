export type Window = { option: string; at: number; votes: number }

export const WINDOW_MINUTES = 10
/** Fewer may be a family at dinner. */
const LEAST = 10
const TIMES_USUAL = 5

/** Returns bursts: ten minutes with at least ten votes for a project, five times the median of its windows with votes. */
export function bursts(windows: readonly Window[]): Window[] {
  return [...Map.groupBy(windows, ({ option }) => option).values()].flatMap((own) => {
    const counts = own.map(({ votes }) => votes).toSorted((a, b) => a - b)
    const usual = counts[Math.floor((counts.length - 1) / 2)] ?? 0
    return own.filter(({ votes }) => votes >= LEAST && votes >= usual * TIMES_USUAL)
  })
}
