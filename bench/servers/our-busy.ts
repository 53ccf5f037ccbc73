import { layDemoWorld } from '#app/seed-once.ts'
import { startSession } from '#platform/server/auth/session.service.ts'
import { announce } from '../lib/announce.ts'
import type { Person } from '../lib/busy-person.ts'
import { openProduct } from '../lib/open-product.ts'

const { app, services, stop } = await openProduct()
// Members with profiles, applications and histories; the queue runs already.
await layDemoWorld(services, () => Promise.resolve())
const { rows } = await services.pool.query<{ id: string }>(
  `select id from users where onboarded_at is not null and role = 'USER' order by id`,
)
const people: Person[] = []
for (let n = 0; n < Number(process.env.PEOPLE); n += 1) people.push(await signedIn(rows[n % rows.length]!.id))
announce({ server: app.server, close: stop, more: { people } })

/** A session of a member, as signing in leaves it in a browser. */
async function signedIn(userId: string): Promise<Person> {
  let sid = ''
  const tokens = await startSession({
    services,
    userId,
    context: {
      client: { address: '127.0.0.1', userAgent: 'bench' },
      cookies: { get: () => undefined, set: (_name, value) => void (sid = value), clear: () => undefined },
    },
  })
  return { sid, accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }
}
