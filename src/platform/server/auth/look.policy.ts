import type { Endpoint } from '#platform/contract/endpoint.ts'
import { problems } from '#platform/contract/problems.ts'
import { Problem } from '../http/problem.ts'
import type { Session } from './session.ts'

/** Whoever looks as a member reads, and not what is for the member's own eyes; asked before anything else of every call. */
export function enforceLook(endpoint: Endpoint, session: Session | undefined): void {
  if (!session?.look) return
  if (endpoint.method !== 'GET') throw new Problem(problems.lookReadsOnly)
  if (endpoint.ownEyes) throw new Problem(problems.lookOwnEyes)
}
