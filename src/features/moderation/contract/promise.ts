const URGENT_HOURS = 1
const USUAL_HOURS = 24
const DOUBTED_HOURS = 72
/** Judged reports from which the trust in a reporter counts. */
const KNOWN_FROM = 3

/** The number of earlier reports by a member that were right. */
export type Trust = { right: number; judged: number }

/**
 * Returns the hours within which an answer is promised: longer for reporters who were never right, always short for danger.
 */
export function promisedHours({ isUrgent, trust }: { isUrgent: boolean; trust: Trust }): number {
  if (isUrgent) return URGENT_HOURS
  return trust.judged >= KNOWN_FROM && trust.right === 0 ? DOUBTED_HOURS : USUAL_HOURS
}
