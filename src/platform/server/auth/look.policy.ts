import type { Endpoint } from '#platform/contract/endpoint.ts'
import { problems } from '#platform/contract/problems.ts'
import { saysDatabase } from '../db/says-database.ts'
import { Problem } from '../http/problem.ts'
import type { Session } from './session.ts'

/** What Postgres says to a change in a transaction that only reads. */
const READ_ONLY = '25006'

/** Whoever looks as a member reads, and not what is for the member's own eyes; asked before anything else of every call. */
export function enforceLook(endpoint: Endpoint, session: Session | undefined): void {
  if (!session?.look) return
  if (endpoint.method !== 'GET') throw new Problem(problems.lookReadsOnly)
  if (endpoint.ownEyes) throw new Problem(problems.lookOwnEyes)
}

/** The refusal of a change that the database would not make for a look, which only reads. */
export function onlyLooking(error: unknown): Problem | undefined {
  return saysDatabase(error, [READ_ONLY]) ? new Problem(problems.lookReadsOnly) : undefined
}
