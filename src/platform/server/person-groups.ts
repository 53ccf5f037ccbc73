import type { SQL } from './db/sql.ts'

/**
 * People whom a feature knows as a group, for the list of accounts in the console: a role that they have there, or a mark
 * that staff look for. The words are `console.groups.<id>` in the catalogues of the feature; an id is unique in the product.
 */
export type PersonGroup = {
  facet: 'role' | 'mark'
  id: string
  /** Selects the ids of its people, none of them null. */
  people: SQL
}
