import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './lists-messages.bhs.ts'

export const messages = {
  mine: {
    applications: 'Applications: {count}',
    fresh: '{count, plural, one {# new application} other {# new applications}}',
    of: 'to {title}',
  },
  saved: {
    title: 'Saved opportunities',
    none: 'Nothing is saved yet',
    noneText: 'Press the save sign on the page of an opportunity and you will find it here.',
    browse: 'Look at opportunities',
    remove: 'Remove: {title}',
    removed: 'Removed from the list',
    closed: 'Closed',
  },
  create: {
    title: 'New opportunity',
    kind: 'What do you offer?',
    organisation: 'For which organisation?',
    staffName: 'Name of the organisation',
    staffHelp: 'For a notice of somebody who has no page here.',
    start: 'Start writing',
    starting: 'Opening…',
    missingKind: 'Choose what you offer.',
    missingName: 'Write the name of the organisation.',
  },
} as const satisfies SameShape<typeof bhs>
