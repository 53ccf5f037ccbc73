import type { Feature } from '#platform/server/feature.ts'
import { ends, fills } from '#platform/server/merging.ts'
import { dataRoutes } from './data.routes.ts'
import { purgeDeleted } from './deletion.service.ts'
import { removeOldEmailChanges } from './email-change.queries.ts'
import { exportAccount } from './export.service.ts'
import { routes } from './settings.routes.ts'
import { catalogues } from './settings-mails.ts'

export { exportAccount, exportFiles } from './export.service.ts'
export { wantsMail } from './settings.queries.ts'
export { zipStream } from './zip.ts'

/** The settings know what the other features give to an export and remove with an account. */
export function settingsOver(others: readonly Feature[]): Feature {
  const exporters = others.flatMap((feature) => feature.exporter ?? [])
  const erasers = others.flatMap((feature) => feature.eraser ?? [])
  return {
    name: 'settings',
    catalogues,
    merger: {
      'user_preferences.user_id': fills(),
      'notification_choices.user_id': fills('kind', 'channel'),
      'email_changes.user_id': ends,
    },
    routes: [...routes, ...dataRoutes([exportAccount, ...exporters])],
    tasks: [
      {
        name: 'settings.purge',
        cron: '41 * * * *',
        async handle(services) {
          await purgeDeleted(services, erasers)
          await removeOldEmailChanges(services.db)
        },
      },
    ],
  }
}
