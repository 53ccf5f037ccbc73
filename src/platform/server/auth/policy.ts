import { problems } from '#platform/contract/problems.ts'
import { Problem } from '../http/problem.ts'
import type { Policy } from '../http/route.ts'
import type { Session } from './session.ts'

/** Refuses who may not call: 401 without a session, 403 without the right. */
export function enforcePolicy(policy: Policy, session: Session | undefined): void {
  if (policy === 'public') return
  if (!session) throw new Problem(problems.signInNeeded, { headers: { 'www-authenticate': 'Bearer' } })
  if (policy === 'member' || policy === 'owner') return
  if (session.role !== 'ADMIN') throw new Problem(problems.forbidden)
  if (session.globalAdmin) return
  if (policy !== 'globalAdmin' && policy.admin === 'any') return
  if (policy === 'globalAdmin' || !session.scopes.includes(policy.admin))
    throw new Problem(problems.forbidden)
}
