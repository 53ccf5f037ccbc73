import { openServices, tasks } from '#app/compose.ts'
import { seedDemoWorld } from '#app/seed-once.ts'
import { startSession } from '#platform/server/auth/session.service.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { loadSecrets } from '#platform/server/config/secrets.ts'
import { startEmbedded } from '#platform/server/db/embedded.ts'
import { createLog } from '#platform/server/log/log.ts'
import type { Services } from '#platform/server/services.ts'
import type { Person } from './busy-person.ts'

/** Seeds the demo world in a data folder and signs people in, some as the same member; leaves nothing running. */
export function laySignedIn(dataDir: string, count: number): Promise<Person[]> {
  return layWorld(dataDir, async (services) => {
    await seedDemoWorld(services, () => services.queue.start({ services, tasks, work: false }))
    return signInMany(services, count)
  })
}

/** Seeds a data folder for a later start of the product. */
export async function layWorld<T>(dataDir: string, lay: (services: Services) => Promise<T>): Promise<T> {
  const log = createLog('warn')
  const database = await startEmbedded({ dataDir, log })
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const { services, close } = await openServices({
    config,
    log,
    secrets: await loadSecrets(config.secret),
    databaseUrl: database.url,
  })
  const laid = await lay(services)
  await close()
  await database.stop()
  return laid
}

/** Creates sessions of members with profiles, applications and histories, as signing in leaves them in browsers. */
export async function signInMany(services: Services, count: number): Promise<Person[]> {
  const { rows } = await services.pool.query<{ id: string }>(
    `select id from users where onboarded_at is not null and role = 'USER' order by id`,
  )
  const people: Person[] = []
  for (let n = 0; n < count; n += 1) people.push(await signedIn(services, rows[n % rows.length]!.id))
  return people
}

/** Creates a session of a member. */
export async function signedIn(services: Services, userId: string): Promise<Person> {
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
