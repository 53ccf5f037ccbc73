import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    notOrganisations: 'You cannot publish for this organisation.',
    unfinished: 'Complete the marked fields before you publish.',
    backwards: 'The end is before the beginning.',
    notNow: 'This opportunity does not allow that at the moment. Reload the page.',
    alreadyAsked: 'Your earlier questions are still waiting for an answer.',
    alreadyReported: 'We have this report already. Thank you.',
  },
} as const satisfies SameShape<typeof bhs>
