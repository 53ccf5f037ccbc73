import type { Feature } from '#platform/server/feature.ts'
import { listIdentities, removeOldTickets } from './google.queries.ts'
import { routes } from './google.routes.ts'
import { catalogues } from './linked-mail.ts'

export const google: Feature = {
  name: 'google',
  catalogues,
  routes,
  tasks: [{ name: 'google.clean', cron: '53 * * * *', handle: ({ db }) => removeOldTickets(db) }],
  async *exporter({ services, userId }) {
    yield { path: 'account/other-sign-ins.json', content: await listIdentities(services.db, userId) }
  },
}
