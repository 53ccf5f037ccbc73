/** The limits that staff have changed, by the beginning of their keys; the same on every instance. */
let changes: ReadonlyMap<string, number> = new Map()

export function putLimitsInForce(next: ReadonlyMap<string, number>): void {
  changes = next
}

/** Returns what staff have chosen for the limit of this counter. */
export function limitInForce(key: string): number | undefined {
  return changes.size === 0 ? undefined : changes.get(key.slice(0, key.lastIndexOf(':')))
}
