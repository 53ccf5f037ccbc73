type Tolerance = {
  /** Counts by what the baseline names: a file, a verb. */
  counts: ReadonlyMap<string, number>
  tolerated: Readonly<Record<string, number>>
  tooMany: (key: string, count: number, allowed: number) => string
  /** Says which number to write, because a baseline may only fall. */
  tooFew: (key: string, count: number, allowed: number) => string
}

/** Compares counts with a baseline; returns a fault for each that is above it or below it. */
export function beyondTolerance({ counts, tolerated, tooMany, tooFew }: Tolerance): string[] {
  return [...new Set([...counts.keys(), ...Object.keys(tolerated)])].flatMap((key) => {
    const [count, allowed] = [counts.get(key) ?? 0, tolerated[key] ?? 0]
    if (count === allowed) return []
    return [count > allowed ? tooMany(key, count, allowed) : tooFew(key, count, allowed)]
  })
}
