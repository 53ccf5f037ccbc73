import type { Endpoint } from '#platform/contract/endpoint.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { call, type CallInput } from '#platform/web/api/api.ts'
import type { TokenPair } from '#platform/web/api/stored-tokens.ts'

/** An unchecked answer: `{}` is a success, and every field may be missing. */
export type Answer = Readonly<Record<string, unknown>>

/** Calls an endpoint; an answer with an error text is a refusal, whatever its status. */
export async function ask<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Answer> {
  const answer: unknown = await call(endpoint, input)
  const body = typeof answer === 'object' && answer !== null ? (answer as Answer) : {}
  if (typeof body.error === 'string' && body.error !== '') throw new ApiError(200, JSON.stringify(body))
  return body
}

/** Returns the token pair of an answer, if it has one. */
export function tokensOf({ accessToken, refreshToken }: Answer): TokenPair | undefined {
  if (typeof accessToken !== 'string' || accessToken === '') return undefined
  return { accessToken, refreshToken: typeof refreshToken === 'string' ? refreshToken : '' }
}
