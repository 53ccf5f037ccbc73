import { SignJWT } from 'jose'
import { ADMIN_SCOPES } from '#platform/contract/admin-scopes.ts'
import type { Policy } from '#platform/server/http/route.ts'
import { type SignedIn, signIn } from '#tests/setup/sign-in.ts'
import type { TestApp } from '#tests/setup/test-app.ts'

/** A caller as the policy sees them: nobody, or a person with their current rights. */
export type Standing =
  | 'nobody'
  | { admin: false }
  | { admin: true; global: boolean; scopes: readonly string[] }

export type Caller = {
  name: string
  standing: Standing
  /** A fresh person each time, because some calls end their session. */
  headers(app: TestApp): Promise<Record<string, string>>
}

const MEMBER: Standing = { admin: false }
const GLOBAL: Standing = { admin: true, global: true, scopes: [] }

/** All kinds of callers. */
export const callers: readonly Caller[] = [
  { name: 'a stranger', standing: 'nobody', headers: async () => ({}) },
  { name: 'a member', standing: MEMBER, headers: async (app) => (await signIn(app)).headers },
  ...ADMIN_SCOPES.map(
    (scope): Caller => ({
      name: `an admin for ${scope}`,
      standing: { admin: true, global: false, scopes: [scope] },
      headers: async (app) => (await signIn(app, { rights: { role: 'ADMIN', scopes: [scope] } })).headers,
    }),
  ),
  { name: 'a global admin', standing: GLOBAL, headers: async (app) => (await admin(app)).headers },
  {
    name: 'an admin who became a member a moment ago',
    standing: MEMBER,
    headers: (app) =>
      after(app, `update users set role = 'USER', has_global_permissions = false, admin_scopes = '{}'`),
  },
  {
    name: 'a member who became a global admin a moment ago',
    standing: GLOBAL,
    async headers(app) {
      const { userId, headers } = await signIn(app)
      await app.services.pool.query(
        `update users set role = 'ADMIN', has_global_permissions = true where id = $1`,
        [userId],
      )
      return headers
    },
  },
  {
    name: 'a suspended global admin',
    standing: 'nobody',
    headers: (app) => after(app, 'update users set suspended_at = now()'),
  },
  {
    name: 'a global admin whose session has ended',
    standing: 'nobody',
    headers: (app) => after(app, `update sessions set ended_at = now(), end_reason = 'revoked'`, 'user_id'),
  },
  {
    name: 'a global admin whose session has run out',
    standing: 'nobody',
    headers: (app) => after(app, `update sessions set expires_at = now() - interval '1 second'`, 'user_id'),
  },
  {
    name: 'who holds the bearer of a global admin without the cookie',
    standing: 'nobody',
    headers: async (app) => ({ authorization: (await admin(app)).headers.authorization }),
  },
  {
    name: 'who holds the cookie of a global admin without the bearer',
    standing: 'nobody',
    headers: async (app) => ({ cookie: (await admin(app)).headers.cookie }),
  },
  {
    name: 'who brings the bearer of a global admin and the cookie of their own session',
    standing: 'nobody',
    headers: async (app) => ({
      authorization: (await admin(app)).headers.authorization,
      cookie: (await signIn(app)).headers.cookie,
    }),
  },
  {
    name: 'who signs the bearer of a global admin with a key of their own',
    standing: 'nobody',
    headers: (app) => forged(app, (claims) => sign(claims, Buffer.alloc(32, 7))),
  },
  {
    name: 'who brings the bearer of a global admin without a signature',
    standing: 'nobody',
    headers: (app) =>
      forged(app, async (claims) => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims)}.`),
  },
  {
    name: 'a global admin whose bearer has run out',
    standing: 'nobody',
    headers: (app) =>
      forged(app, (claims) => sign({ ...claims, exp: 1 }, app.services.secrets.key('access-token'))),
  },
]

/** Returns the status with which a route of this policy must refuse this caller; `undefined` if it must not. */
export function refusalOf(policy: Policy, standing: Standing): 401 | 403 | undefined {
  if (policy === 'public') return undefined
  if (standing === 'nobody') return 401
  if (policy === 'member' || policy === 'owner') return undefined
  if (!standing.admin) return 403
  if (standing.global) return undefined
  if (policy === 'globalAdmin') return 403
  return policy.admin === 'any' || standing.scopes.includes(policy.admin) ? undefined : 403
}

function admin(app: TestApp): Promise<SignedIn> {
  return signIn(app, { rights: { role: 'ADMIN', globalAdmin: true } })
}

/** A global admin after a change since their sign-in. */
async function after(app: TestApp, change: string, column: 'id' | 'user_id' = 'id') {
  const { userId, headers } = await admin(app)
  await app.services.pool.query(`${change} where ${column} = $1`, [userId])
  return headers
}

type Claims = Record<string, unknown>

async function forged(app: TestApp, write: (claims: Claims) => Promise<string>) {
  const { headers } = await admin(app)
  const claims = JSON.parse(
    Buffer.from(headers.authorization.split('.')[1] ?? '', 'base64url').toString(),
  ) as Claims
  return { ...headers, authorization: `Bearer ${await write(claims)}` }
}

function sign(claims: Claims, key: Uint8Array): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' }).sign(key)
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
