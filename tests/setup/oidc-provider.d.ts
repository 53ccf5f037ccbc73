/** The part of oidc-provider that the tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Account = { accountId: string; claims(): Promise<Record<string, unknown> & { sub: string }> }
  type Configuration = {
    clients: readonly Record<string, unknown>[]
    claims: Record<string, readonly string[]>
    cookies: { keys: readonly string[] }
    pkce: { required: () => boolean }
    conformIdTokenClaims: boolean
    findAccount(context: unknown, id: string): Promise<Account>
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration)
    callback(): (request: IncomingMessage, response: ServerResponse) => void
  }
}
