import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  errors: {
    finished: 'The project has ended; nothing is entered any more.',
    idTaken: 'This entry has already been kept under another name. Send it again.',
    notYet: 'That day has not come yet.',
    noSuchLine: 'That line is not in the plan. Choose another.',
    giverNeeded: 'Say who gave a contribution, and only of a contribution.',
    tooMany: 'A project has at most a thousand entries.',
    onlyLead: 'Whoever leads the team ends the project.',
    confirmed: 'Its giver has confirmed this contribution, so it stays.',
  },
} as const satisfies SameShape<typeof bhs>
