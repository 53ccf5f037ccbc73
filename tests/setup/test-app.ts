import { mkdtemp, rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApi, openServices, tasksOf } from '#app/compose.ts'
import { composeFeatures, features as product } from '#app/features.ts'
import { readConfig } from '#platform/server/config/config.ts'
import { secretsFrom } from '#platform/server/config/secrets.ts'
import type { Feature } from '#platform/server/feature.ts'
import { createLog, type Log } from '#platform/server/log/log.ts'
import { createTestDatabase } from './database.ts'
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts'
import { keepUploadsApart } from './uploads-apart.ts'

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

/** Builds the whole product without a listening socket: real database, real queue, real SMTP into a catcher. */
export async function buildTestApp(
  env: Record<string, string> = {},
  given: { log?: Log; features?: readonly Feature[]; more?: readonly Feature[] } = {},
) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'zamah-test-'))
  const mails: MailCatcher = await startMailCatcher()
  const config = readConfig({
    NODE_ENV: 'test',
    SEED: 'none',
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    PUBLIC_URL: 'http://localhost:3000',
    ...env,
    // Whatever address is configured, nothing leaves the test's own database.
    ...(env.DATABASE_URL && { DATABASE_DIRECT_URL: database.url }),
  })
  const log = given.log ?? createLog(process.env.TEST_LOG ?? 'silent')
  const features = given.features ?? (given.more ? composeFeatures(given.more) : product)
  const secrets = secretsFrom(randomBytes(32))
  const { services, close } = await openServices({
    config,
    log,
    secrets,
    databaseUrl: database.url,
    features,
  })
  keepUploadsApart(services)
  // A test runs a periodic task itself; the queue's own run at the minute would race with it.
  const tasks = tasksOf(features).map(({ cron: _, ...task }) => task)
  await services.queue.start({ services, tasks, work: true })
  const http = await buildApi(services, features)
  await http.ready()
  return {
    services,
    features,
    http,
    mails,
    async stop() {
      await http.close()
      await close()
      await mails.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
