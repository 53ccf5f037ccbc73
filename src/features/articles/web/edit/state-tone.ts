import type { ArticleState } from '../../contract/editing.endpoints.ts'

export const STATE_TONE = {
  draft: 'line',
  waiting: 'sun',
  returned: 'sun',
  scheduled: 'have',
  published: 'have',
  withdrawn: 'line',
  hidden: 'harm',
} as const satisfies Record<ArticleState, string>
