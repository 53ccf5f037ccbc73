import type { Db } from './db/database.ts'

/** How many things of one sort a person has here, and the public pages of those that have one. */
export type PersonFact = {
  id: string
  count: number
  links?: readonly { name: string; path: string }[]
}

/**
 * The facts that staff need about a person before they act: on the page of the account, and side by side when two accounts
 * are merged. The words are `console.person.<id>` in the catalogues of the feature; an id is unique in the product.
 */
export type PersonFacts = (db: Db, userId: string) => Promise<readonly PersonFact[]>
