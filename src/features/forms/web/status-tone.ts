import type { Status } from '../contract/statuses.ts'

export const STATUS_TONE = {
  received: 'line',
  reading: 'sun',
  question: 'lilac',
  accepted: 'have',
  declined: 'neutral',
  done: 'have',
} as const satisfies Record<Status, string>
