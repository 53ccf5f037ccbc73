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
    searches: 'Saved searches',
    none: 'Nothing saved yet',
    noneText: 'Choose “Save” on an opportunity and you will find it here.',
    browse: 'Browse opportunities',
    remove: 'Remove: {title}',
    removed: 'Removed from the list',
    closed: 'Closed',
  },
  create: {
    title: 'New opportunity',
    kind: 'What are you offering?',
    organisation: 'For which organisation?',
    staffName: 'Organisation name',
    staffHelp: 'For an organisation that has no page here.',
    start: 'Start writing',
    starting: 'Opening…',
    missingKind: 'Choose what you are offering.',
    missingName: 'Enter the name of the organisation.',
  },
} as const satisfies SameShape<typeof bhs>
