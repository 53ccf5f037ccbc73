import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './everything-messages.bhs.ts'

export const messages = {
  button: 'Search',
  title: 'Search',
  close: 'Close',
  placeholder: 'People, opportunities, places, messages...',
  found: 'Results',
  count: '{count, plural, =0 {No results} one {# result} other {# results}}',
  recent: 'Opened recently',
  pages: 'Pages',
  empty: 'No results for “{query}”',
  emptyText: 'Check the spelling, or search further:',
  further: 'Search further',
  allOpportunities: 'All opportunities for “{query}”',
  allOpportunitiesText: 'With filters. You can save the search, and we will let you know.',
  allPeople: 'All people for “{query}”',
  allPeopleText: 'By skill, place and school.',
  forget: 'Clear what you opened recently',
  keys: {
    title: 'Keyboard shortcuts',
    open: 'open search',
    move: 'up and down the results',
    choose: 'open the selected one',
    close: 'close',
    help: 'show these shortcuts',
    or: 'or',
  },
} as const satisfies SameShape<typeof bhs>
