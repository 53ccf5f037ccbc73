import type { FormState } from '../contract/editing.endpoints.ts'

export const STATE_TONE = {
  draft: 'line',
  soon: 'sun',
  open: 'have',
  closed: 'neutral',
  full: 'neutral',
  archived: 'line',
  hidden: 'harm',
} as const satisfies Record<FormState, string>
