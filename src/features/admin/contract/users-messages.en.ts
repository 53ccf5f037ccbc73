import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './users-messages.bhs.ts'

export const messages = {
  search: 'Search name, email, telephone or place',
  totalLabel: '{count, plural, one {# account} other {# accounts}} of {all}',
  caption: 'Accounts',
  filters: '{count, plural, =0 {Filters} one {Filters (#)} other {Filters (#)}}',
  filtersTitle: 'Filters',
  closeFilters: 'Close the filters',
  show: '{count, plural, one {Show # account} other {Show # accounts}}',
  active: 'Chosen filters',
  remove: 'Remove the filter {name}',
  clear: 'Clear the filters',
  facets: {
    state: 'State',
    role: 'Role',
    place: 'Place',
    age: 'Registered',
    mark: 'Marks',
  },
  states: {
    active: 'active',
    waiting: 'first steps not finished',
    suspended: 'suspended',
    leaving: 'being deleted',
    merged: 'merged into another',
  },
  roles: { member: 'no other role', admin: 'admin' },
  ages: { new: 'in the last 7 days', old: '30 days ago or more' },
  sort: 'Order',
  sorts: {
    newest: 'newest first',
    visit: 'last visit',
    name: 'by last name',
    waiting: 'waits longest',
  },
  person: 'Person',
  ahead: 'Next person',
  back: 'Previous person',
  close: 'Close',
  keys: 'Keys: J or arrow down for the next person, K or arrow up for the previous one, X picks, Esc closes.',
} as const satisfies SameShape<typeof bhs>
