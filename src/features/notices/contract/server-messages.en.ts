import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  errors: {
    nothingRead: 'There is no text in this that could be read.',
    noTitle: 'Enter a title.',
    noOrganisation: 'Enter the name of the organisation.',
    deadlinePassed: 'The deadline has passed. Enter one in the future or take it away.',
    alreadyConfirmed: 'An opportunity has already been made of this notice.',
  },
} satisfies SameShape<typeof bhs>
