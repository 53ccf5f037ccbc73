import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    unchanged: 'The draft is the same as the latest version. Change the text first.',
    waiting: 'A version is already waiting for its day. Withdraw it first, or wait until it takes effect.',
    newer: 'The draft has changed in the meantime. Look at the differences again.',
    dayPassed: 'Choose today or a later day, at most a year ahead.',
    dayTaken: 'A version already takes effect on that day. Choose a later day.',
    inForce: 'That version is no longer waiting, so it cannot be withdrawn.',
  },
  audit: {
    area: 'Legal texts',
    actions: { publish: 'Version published', cancel: 'Version withdrawn' },
    fields: { version: 'version', effectiveOn: 'takes effect on', texts: 'changed texts' },
  },
} as const satisfies SameShape<typeof bhs>
