import { startSession } from '#platform/server/auth/session.service.ts'
import { insertUser, type Rights, updateRole } from '#platform/server/auth/users.queries.ts'
import type { TestApp } from './test-app.ts'

export type SignedIn = { userId: string; headers: { authorization: string; cookie: string } }

/** People made in each database. Many files share one process, and an address that counted them all would differ by their order. */
const counts = new Map<string, number>()

/** Creates a person with these rights, signed in on their own browser; send `headers` with each call. */
export async function signIn(
  app: TestApp,
  {
    rights = { role: 'USER' },
    firstName = 'Amra',
    lastName = 'Hodžić',
    email,
  }: { rights?: Rights; firstName?: string; lastName?: string; email?: string } = {},
): Promise<SignedIn> {
  const { services } = app
  const database = services.pool.options.connectionString ?? ''
  const count = (counts.get(database) ?? 0) + 1
  counts.set(database, count)
  const address = email ?? `person-${count}@primjer.ba`
  const user = await insertUser(services.db, {
    email: address,
    firstName,
    lastName,
    passwordHash: null,
    language: 'bhs',
  })
  if (!user) throw new Error(`There is already somebody with ${address}`)
  await updateRole(services.db, { userId: user.id, rights })
  const jar = new Map<string, string>()
  const { accessToken } = await startSession({
    services,
    userId: user.id,
    context: {
      client: { address: '127.0.0.1', userAgent: 'test' },
      cookies: {
        get: (name) => jar.get(name),
        set: (name, value) => void jar.set(name, value),
        clear: (name) => void jar.delete(name),
      },
    },
  })
  return {
    userId: user.id,
    headers: { authorization: `Bearer ${accessToken}`, cookie: `__Host-sid=${jar.get('__Host-sid') ?? ''}` },
  }
}
