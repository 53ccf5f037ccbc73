const URGENT_HOURS = 1
const USUAL_HOURS = 24
const DOUBTED_HOURS = 72
/** So many judged reports say something of whoever sent them. */
const KNOWN_FROM = 3

/** How often somebody's earlier reports were right. */
export type Trust = { right: number; judged: number }

/** Within how many hours an answer is promised: whoever has never been right waits longer, danger waits for nobody. */
export function promisedHours({ isUrgent, trust }: { isUrgent: boolean; trust: Trust }): number {
  if (isUrgent) return URGENT_HOURS
  return trust.judged >= KNOWN_FROM && trust.right === 0 ? DOUBTED_HOURS : USUAL_HOURS
}
