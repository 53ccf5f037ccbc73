import type { Listed } from '../contract/application.endpoints.ts'

/** Returns the state of the promised answer. */
export function promiseState(
  { sentAt, promisedAt, answeredAt, status }: Pick<Listed, 'sentAt' | 'promisedAt' | 'answeredAt' | 'status'>,
  now: number,
): 'none' | 'waiting' | 'overdue' | 'answered' {
  if (!sentAt || status === 'withdrawn') return 'none'
  if (answeredAt) return 'answered'
  if (!promisedAt) return 'none'
  return Date.parse(promisedAt) <= now ? 'overdue' : 'waiting'
}
