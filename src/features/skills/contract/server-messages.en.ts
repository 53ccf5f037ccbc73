import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  errors: {
    skillUnknown: 'There is no such skill.',
    occupationUnknown: 'There is no such occupation.',
    entryUnknown: 'There is no such entry.',
    entryStale:
      'Someone has changed this entry in the meantime. Look at it as it is now and make your changes again.',
    entryMerged: 'This entry has been merged into another and can no longer be changed.',
    mergeIntoItself: 'An entry cannot be merged into itself.',
    linkUnknown: 'One of the linked entries no longer exists.',
    nameTaken:
      'Another entry has this name already. Find it in the list and merge the two if they are the same.',
    groupWrong: 'A skill has a group, an occupation has its ISCO number.',
  },
  audit: {
    area: 'Vocabulary',
    actions: { create: 'New vocabulary entry', save: 'Entry changed', merge: 'Entries merged' },
    fields: { status: 'state', names: 'names', group: 'group', into: 'merged into' },
  },
  search: { kinds: { skills: 'Skills' } },
} as const satisfies SameShape<typeof bhs>
