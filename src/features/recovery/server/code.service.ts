import { timingSafeEqual } from 'node:crypto'
import { deviceOfMember } from '#platform/server/auth/session.service.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Context } from '#platform/server/http/route.ts'
import { countAgainstLimit, releaseLimit } from '#platform/server/limits/rate-limit.queries.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../contract/problems.ts'
import { noteWrongCode } from './breaker.service.ts'
import { countTry, saveFlowProof, TRIES_PER_FLOW } from './flow.queries.ts'
import { digests } from './secrets.ts'

/** No real id, so that an unknown address causes the same queries. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
/** Over all flows of one address; further tries need another day, or the link. */
const TRIES_PER_DAY = 10

/**
 * Returns the flow of this browser if the code is right. Counts the try before any comparison, for unknown addresses as for
 * known ones; a right code refunds its tries.
 */
export async function verifyResetCode(input: {
  services: Services
  cookies: Context['cookies']
  code: string
}): Promise<{ flowId: string; userId: string }> {
  const { services, cookies, code } = input
  const { db, secrets } = services
  const digest = digests(secrets)
  const flow = await countTry(db, digest.rf(cookies.get('__Host-rf') ?? ''))
  if (!flow) throw new Problem(problems.codeExpired)
  if (flow.usedAt) throw new Problem(problems.codeUsed)
  if (!flow.live || flow.tries > TRIES_PER_FLOW) throw new Problem(problems.codeExpired)
  const dayKey = `recovery:tries:${(await deviceOf(input, flow.userId)) ?? flow.address.toString('base64url')}`
  const day = await countAgainstLimit(db, { key: dayKey, limit: TRIES_PER_DAY, windowSeconds: 86_400 })
  if (!day.allowed) throw new Problem(problems.codeExpired)
  const right = timingSafeEqual(flow.codeHash, digest.code({ flowId: flow.id, code }))
  if (!right || !flow.userId) {
    await noteWrongCode(services)
    throw new Problem(problems.codeInvalid)
  }
  await saveFlowProof(db, flow.id)
  await releaseLimit(db, dayKey)
  return { flowId: flow.id, userId: flow.userId }
}

/**
 * Returns the key of a browser that the person has used, which has its own tries, so that strangers cannot use up all of
 * them.
 */
async function deviceOf(
  { services, cookies }: { services: Services; cookies: Context['cookies'] },
  userId: string | null,
): Promise<string | undefined> {
  const user = await findUserById(services.db, userId ?? NOBODY)
  return deviceOfMember({ services, email: user?.email ?? '', context: { cookies } })
}
