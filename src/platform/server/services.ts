import type { Pool } from 'pg'
import type { LiveAnnouncements } from './announcements/live-announcements.ts'
import type { LiveConfig } from './config/live-config.ts'
import type { LiveAreas } from './areas/live-areas.ts'
import type { LiveLimits } from './limits/live-limits.ts'
import type { BlockRegistry } from './blocks.ts'
import type { Config } from './config/config.ts'
import type { Secrets } from './config/secrets.ts'
import type { Db } from './db/database.ts'
import type { Files } from './files/files.ts'
import type { LiveTexts } from './i18n/live-texts.ts'
import type { ScriptOf } from './i18n/script.ts'
import type { ErrorTexts } from './i18n/translate.ts'
import type { Log } from './log/log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { NotificationKind, NotificationTopic } from './notification-kind.ts'
import type { Queue } from './queue/queue.ts'
import type { Hub } from './realtime/hub.ts'
import type { SmsSender } from './sms/sms-sender.ts'

/** The services of every handler and task; made once at start. */
export type Services = {
  config: Config
  log: Log
  db: Db
  pool: Pool
  /** The database itself, for what belongs to a session: `pool` may be a pooler's, which gives each transaction another one. */
  directUrl: string
  secrets: Secrets
  queue: Queue
  mailer: Mailer
  sms: SmsSender
  hub: Hub
  files: Files
  errorTexts: ErrorTexts
  liveTexts: LiveTexts
  announcements: LiveAnnouncements
  areas: LiveAreas
  limits: LiveLimits
  liveConfig: LiveConfig
  scriptOf: ScriptOf
  blocks: BlockRegistry
  /** `feature.verb` of all features; nothing else is recorded. */
  auditActions: ReadonlySet<string>
  /** The kinds of notification of all features, by id. */
  notificationKinds: ReadonlyMap<string, NotificationKind>
  notificationTopics: ReadonlyMap<string, NotificationTopic>
}
