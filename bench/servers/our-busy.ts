import { createUser } from '#platform/server/auth/users.queries.ts'
import { startSession } from '#platform/server/auth/session.service.ts'
import type { Services } from '#platform/server/services.ts'
import { announce } from '../lib/announce.ts'
import type { Person } from '../lib/busy-person.ts'
import { openProduct } from '../lib/open-product.ts'

const { app, services, stop } = await openProduct()
const people: Person[] = []
for (let n = 0; n < Number(process.env.PEOPLE); n += 1) people.push(await signedIn(services, n))
announce({ server: app.server, close: stop, more: { people } })

/** A person with a session, as signing in leaves it in a browser. */
async function signedIn({ db, ...rest }: Services, n: number): Promise<Person> {
  const user = await createUser(db, {
    email: `osoba${n}@bench.zamah`,
    firstName: 'Amra',
    lastName: `Hodžić ${n}`,
    passwordHash: null,
    language: 'bhs',
    onboardedAt: new Date(),
  })
  if (!user) throw new Error('The database of the benchmark is not empty')
  let sid = ''
  const tokens = await startSession({
    services: { db, ...rest },
    userId: user.id,
    context: {
      client: { address: '127.0.0.1', userAgent: 'bench' },
      cookies: { get: () => undefined, set: (_name, value) => void (sid = value), clear: () => undefined },
    },
  })
  return { sid, accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }
}
