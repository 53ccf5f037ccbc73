import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { AdminScope } from '../../contract/admin-scopes.ts'
import type { Session } from '../auth/session.ts'
import type { Services } from '../services.ts'
import type { Cookies } from './cookies.ts'

/**
 * The right to call: `owner` is a member who owns the thing, which the handler checks by its policy; `any` is an admin of
 * any scope.
 */
export type Policy = 'public' | 'member' | 'owner' | 'globalAdmin' | { admin: AdminScope | 'any' }

export type Context<E extends Endpoint = Endpoint, P extends Policy = Policy> = {
  services: Services
  body: BodyOf<E>
  params: ParamsOf<E>
  query: QueryOf<E>
  session: P extends 'public' ? Session | undefined : Session
  locale: Locale
  client: { address: string; userAgent: string }
  cookies: Cookies
  header(name: string, value: string): void
  request: FastifyRequest
}

/** Answer of a handler: the body, or a raw stream for downloads. */
export type Handler<E extends Endpoint, P extends Policy> = (
  context: Context<E, P>,
) => Promise<ResponseOf<E> | Readable | Buffer>

export type Route = {
  endpoint: Endpoint
  policy: Policy
  handler: (context: Context) => Promise<unknown>
}

/** Binds a handler to an endpoint of the contract; the policy is not optional. */
export function route<E extends Endpoint, const P extends Policy>(
  endpoint: E,
  policy: P,
  handler: Handler<E, P>,
): Route {
  // The registration below feeds each handler what its own endpoint's schemas have let through.
  return { endpoint, policy, handler: handler as unknown as Route['handler'] }
}

/** The policy's name in the documentation. */
export function policyName(policy: Policy): string {
  if (typeof policy === 'object') return 'scoped admin'
  return policy === 'globalAdmin' ? 'global admin' : policy
}
