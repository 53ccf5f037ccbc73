import { serverMessages as bhs } from '#platform/contract/server-messages.bhs.ts'
import { serverMessages as en } from '#platform/contract/server-messages.en.ts'
import { openLiveAreas } from '#platform/server/areas/live-areas.ts'
import { openLiveConfig } from '#platform/server/config/live-config.ts'
import { openLiveLimits } from '#platform/server/limits/live-limits.ts'
import { openLiveAnnouncements } from '#platform/server/announcements/live-announcements.ts'
import { sealAuditTask } from '#platform/server/audit/seal.task.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { Secrets } from '#platform/server/config/secrets.ts'
import { blockRegistry } from '#platform/server/blocks.ts'
import { openDatabase } from '#platform/server/db/database.ts'
import { EXTRA_PROCESS, INSTANCE } from '#platform/server/db/instances.queries.ts'
import type { Feature } from '#platform/server/feature.ts'
import { openFiles } from '#platform/server/files/files.ts'
import { buildHttpApp } from '#platform/server/http/http-app.ts'
import type { Route } from '#platform/server/http/route.ts'
import { openLiveTexts } from '#platform/server/i18n/live-texts.ts'
import { errorTexts } from '#platform/server/i18n/translate.ts'
import { removeExpiredLimitsTask } from '#platform/server/limits/rate-limit.task.ts'
import type { Log } from '#platform/server/log/log.ts'
import { createMailer } from '#platform/server/mail/mailer.ts'
import { mailTask } from '#platform/server/mail/mail.task.ts'
import { createQueue, type Task } from '#platform/server/queue/queue.ts'
import { openPostgresHub } from '#platform/server/realtime/hub.ts'
import { mountLiveChannel } from '#platform/server/realtime/live-channel.ts'
import { realtimeRoutes } from '#platform/server/realtime/realtime.routes.ts'
import { removeExpiredTicketsTask } from '#platform/server/realtime/realtime.task.ts'
import { withRedis } from '#platform/server/realtime/redis-hub.ts'
import type { Services } from '#platform/server/services.ts'
import { createSmsSender } from '#platform/server/sms/sms-sender.ts'
import { smsTask } from '#platform/server/sms/sms.task.ts'
import { features as product } from './features.ts'
import { prepareDatabase } from './prepare-database.ts'

export const tasks = tasksOf(product)
export const routes = routesOf(product)

export function tasksOf(features: readonly Feature[]): readonly Task[] {
  return [
    mailTask,
    smsTask,
    removeExpiredLimitsTask,
    removeExpiredTicketsTask,
    sealAuditTask,
    ...features.flatMap((feature) => feature.tasks ?? []),
  ]
}

export function routesOf(features: readonly Feature[]): readonly Route[] {
  return [...realtimeRoutes, ...features.flatMap((feature) => feature.routes)]
}

/** Opens the database and all services; the caller starts the queue and the listener. */
export async function openServices(input: {
  config: Config
  log: Log
  secrets: Secrets
  databaseUrl: string
  features?: readonly Feature[]
  /** A process beside the first, which is no instance of its own. */
  isExtra?: boolean
}) {
  const { config, log, secrets, databaseUrl, features = product, isExtra = false } = input
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const isPooled = directUrl !== databaseUrl
  const database = openDatabase({ url: databaseUrl, log, isPooled, max: config.databasePool })
  const migrated = await prepareDatabase({ config, secrets, database, directUrl })
  const base = await openPostgresHub({
    url: directUrl,
    pool: database.pool,
    log,
    name: isExtra ? EXTRA_PROCESS : INSTANCE,
  })
  const hub = config.redisUrl ? await withRedis({ url: config.redisUrl, base, log }) : base
  const liveTexts = await openLiveTexts({ db: database.db, hub, log })
  const announcements = await openLiveAnnouncements({ db: database.db, hub, log })
  const areas = await openLiveAreas({ db: database.db, hub, log, all: areasOf(features) })
  const liveConfig = await openLiveConfig({ db: database.db, hub, log, config })
  const adjustable = features.flatMap(({ limits = [] }) => limits)
  const limits = await openLiveLimits({ db: database.db, hub, log, all: adjustable })
  const queue = createQueue({ url: databaseUrl, log, isPooled })
  const mailer = createMailer({ queue, secrets })
  const services: Services = {
    config,
    log,
    secrets,
    hub,
    queue,
    files: openFiles(config),
    db: database.db,
    pool: database.pool,
    directUrl,
    blocks: blockRegistry(features.flatMap((feature) => feature.blockPages ?? [])),
    auditActions: new Set(
      features.flatMap(({ name, auditActions = [] }) => auditActions.map((verb) => `${name}.${verb}`)),
    ),
    notificationKinds: byId(features.flatMap(({ notifications }) => notifications?.kinds ?? [])),
    notificationTopics: byId(features.flatMap(({ notifications }) => notifications?.topics ?? [])),
    mailer,
    liveTexts,
    announcements,
    areas,
    limits,
    liveConfig,
    scriptOf: features.find(({ scriptOf }) => scriptOf)?.scriptOf ?? (async () => 'latin'),
    sms: createSmsSender({ config, queue, secrets, mailer }),
    errorTexts: errorTexts(
      new Map([['platform', { bhs, en }], ...features.map((f) => [f.name, f.catalogues] as const)]),
    ),
  }
  async function close() {
    liveTexts.close()
    announcements.close()
    areas.close()
    limits.close()
    liveConfig.close()
    await queue.stop()
    await hub.close()
    await database.close()
  }
  return { services, migrated, close }
}

function areasOf(features: readonly Feature[]) {
  return features.flatMap(({ areas = [], notifications }) =>
    areas.map((area) => ({ kinds: notifications?.kinds?.map(({ id }) => id) ?? [], ...area })),
  )
}

function byId<T extends { id: string }>(things: readonly T[]): ReadonlyMap<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]))
}

/** Builds the API without pages, for the injected requests of tests. */
export async function buildApi(services: Services, features: readonly Feature[] = product) {
  const app = buildHttpApp({ services, routes: routesOf(features) })
  await mountLiveChannel(app, services)
  for (const feature of features) feature.mount?.({ app, services, features })
  return app
}
