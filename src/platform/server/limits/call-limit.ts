import type { CallLimit, Endpoint } from '#platform/contract/endpoint.ts'
import type { Session } from '../auth/session.ts'
import type { Policy } from '../http/route.ts'
import type { Services } from '../services.ts'
import { clientKey } from './client-network.ts'
import { limitOrThrow } from './limit-or-throw.ts'

/** More than a person does with one button, and less than a program. */
const WRITES: CallLimit = { times: 300, seconds: 60 }
/** Behind one address there may be a whole school. */
const STRANGERS_WRITES: CallLimit = { times: 600, seconds: 60 }

type Called = { endpoint: Endpoint; policy: Policy }

/** The limit of a call: as its contract declares, and a default for every call that writes. */
export function callLimitOf({ endpoint, policy }: Called): CallLimit | undefined {
  if (endpoint.limit) return endpoint.limit
  if (endpoint.method === 'GET') return undefined
  return policy === 'public' ? STRANGERS_WRITES : WRITES
}

export function callLimitKey({ endpoint: { method, path } }: Called, who: string): string {
  return `call:${method} ${path}:${who}`
}

type Caller = { services: Services; session: Session | undefined; address: string }

/** Counts a call before anything of it is read, and refuses with 429 what is over its limit. */
export function countCalls(called: Called): ((caller: Caller) => Promise<unknown>) | undefined {
  const limit = callLimitOf(called)
  if (!limit) return undefined
  return ({ services, session, address }) =>
    limitOrThrow(services.db, {
      key: callLimitKey(called, session?.userId ?? clientKey(services.secrets, address)),
      limit: limit.times,
      windowSeconds: limit.seconds,
    })
}
