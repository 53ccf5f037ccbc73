import type { Endpoint } from '#platform/contract/endpoint.ts'
import { problems } from '#platform/contract/problems.ts'
import { saysDatabase } from '../db/says-database.ts'
import { Problem } from '../http/problem.ts'
import type { Session } from './session.ts'

/** The code with which Postgres refuses a change in a read-only transaction. */
const READ_ONLY = '25006'

/** Staff who impersonate a member read only what a contract allows; every call asks this first. */
export function enforceImpersonation(endpoint: Endpoint, session: Session | undefined): void {
  if (!session?.impersonation) return
  if (endpoint.method !== 'GET') throw new Problem(problems.impersonationReadsOnly)
  if (endpoint.impersonation !== 'reads') throw new Problem(problems.impersonationOwnEyes)
}

/** The refusal of a change that the database would not make for an impersonation, which only reads. */
export function impersonationRefusal(error: unknown): Problem | undefined {
  return saysDatabase(error, [READ_ONLY]) ? new Problem(problems.impersonationReadsOnly) : undefined
}
