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
    noneText: 'Choose “Save” on an opportunity and you will find it here.',
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
    staffHelp: 'For an organisation that has no page here.',
    start: 'Start writing',
    starting: 'Opening…',
    missingKind: 'Choose what you offer.',
    missingName: 'Enter the name of the organisation.',
  },
} as const satisfies SameShape<typeof bhs>
