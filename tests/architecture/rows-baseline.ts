/**
 * Rows of written SQL with an unproven type, by file. These numbers may only get smaller: lower them when `rowsOf()`
 * replaces one. The rest are statements without fixed columns (exports, backups) and those of the driver.
 */
export const unproven: Readonly<Record<string, number>> = {
  'src/app/demo-guard.ts': 1,
  'src/app/welcome.ts': 1,
  'src/features/applications/server/data-rights.ts': 1,
  'src/features/messaging/server/conversations.queries.ts': 1,
  'src/features/messaging/server/search.service.ts': 1,
  'src/features/network/server/data-rights.ts': 1,
  'src/features/network/server/relations/relation.queries.ts': 2,
  'src/features/settings/server/deletion.service.ts': 1,
  'src/features/skills/server/storage/run-lock.ts': 2,
  'src/platform/server/backup/backup.service.ts': 1,
  'src/platform/server/backup/load-tables.ts': 2,
  'src/platform/server/backup/schema.queries.ts': 6,
  'src/platform/server/db/embedded-session.ts': 3,
  'src/platform/server/db/instances.queries.ts': 1,
  'src/platform/server/db/migrate.ts': 2,
  'src/platform/server/queue/take-over.ts': 1,
}
