import type { Feature, Registry } from '#platform/server/feature.ts'
import { deleteRows, mergeRows } from '#platform/server/merging.ts'
import { deleteLimitsOf } from '#platform/server/limits/rate-limit.queries.ts'
import { dataRoutes } from './data.routes.ts'
import { overdueDeletions, type Ownership, purgeDeleted } from './deletion.service.ts'
import { deleteOldEmailChanges } from './email-change.queries.ts'
import { exportAccount } from './export.service.ts'
import { routes } from './settings.routes.ts'
import { getScript } from './settings.queries.ts'
import { catalogues } from './settings-mails.ts'
import type { OnBirthday } from './settings.service.ts'
import { settingsMails } from './mail-samples.ts'

export { type Ownership, purgeDeleted } from './deletion.service.ts'
export { type Exporting, exportFiles } from './export.service.ts'
export { provePerson } from './prove-person.service.ts'
export { readableFiles } from './missing-files.ts'
export { zipStream } from './zip.ts'

/** The settings; an export and a deletion include every feature. */
export function createSettingsFeature({
  features,
  organisations,
  onBirthday = async () => undefined,
}: {
  features: Registry
  organisations?: Ownership
  onBirthday?: OnBirthday
}): Feature {
  return {
    name: 'settings',
    catalogues,
    mails: settingsMails,
    exporter: exportAccount,
    eraser: ({ tx, userId }) => deleteLimitsOf(tx, userId),
    merger: {
      'user_preferences.user_id': mergeRows(),
      'email_changes.user_id': deleteRows,
    },
    scriptOf: getScript,
    routes: [...routes(onBirthday), ...dataRoutes(features, organisations)],
    console: {
      queues: [
        {
          id: 'overdue',
          scope: 'users',
          path: '/admin?state=leaving#korisnici',
          lateAfterHours: 24,
          waiting: overdueDeletions,
        },
      ],
    },
    tasks: [
      {
        name: 'settings.purge',
        cron: '41 * * * *',
        async handle(services) {
          await purgeDeleted(services, features())
          await deleteOldEmailChanges(services.db)
        },
      },
    ],
  }
}
