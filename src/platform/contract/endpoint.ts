import * as z from 'zod/mini'
import type { PartnerScope } from './partner-scopes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Schema = z.ZodMiniType

/** So many calls within so many seconds. */
export type CallLimit = { readonly times: number; readonly seconds: number }

/** One call of the API: the single source for the server's route, the browser's call and the documentation. */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
> = {
  readonly method: Method
  /** Path with `{name}` parameters, as in OpenAPI. */
  readonly path: string
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Schema of the 2xx answer; none means 204, or 302 where the answer leads elsewhere. */
  readonly response?: Response
  readonly status?: 200 | 201 | 202 | 204 | 302
  /**
   * How a call that names another member treats a block between the two: they are not in the answer, or not found
   * (`hides`); what is asked is not done (`refuses`); or the block changes nothing, and why that is right.
   */
  readonly blocks?: 'hides' | 'refuses' | { readonly none: string }
  /** Staff who impersonate the member may read it; without this it is for the member's eyes alone. */
  readonly impersonation?: 'reads'
  /** Programs of partners may call it with a key that has this scope; no other call takes a key. */
  readonly partner?: PartnerScope
  /** How often one member may call, or one client where nobody is signed in. What writes without this has a limit by its kind. */
  readonly limit?: CallLimit
  /** Takes one file as the whole body instead of JSON, of these media types and up to this many bytes. */
  readonly upload?: { readonly types: readonly string[]; readonly limit: number }
}

/** An endpoint of one thing, named by its parameters, whose answer is a `T`. */
export type EndpointOf<T, Body extends Schema | undefined = undefined> = Endpoint<
  Schema,
  undefined,
  Body,
  z.ZodMiniType<T>
>

/** The output of a schema; `undefined` when the endpoint has none. */
export type Infer<S> = [NonNullable<S>] extends [never] ? undefined : z.output<NonNullable<S>>
export type ParamsOf<E extends Endpoint> = Infer<E['params']>
export type QueryOf<E extends Endpoint> = Infer<E['query']>
export type BodyOf<E extends Endpoint> = Infer<E['body']>
export type ResponseOf<E extends Endpoint> = Infer<E['response']>

export function endpoint<
  const P extends Schema | undefined = undefined,
  const Q extends Schema | undefined = undefined,
  const B extends Schema | undefined = undefined,
  const R extends Schema | undefined = undefined,
>(definition: Endpoint<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return definition
}

/** Fills `{name}` parameters into a path. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
