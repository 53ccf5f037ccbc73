import type { Feature } from '#platform/server/feature.ts'
import { listIdentities, deleteOldTickets } from './google.queries.ts'
import { deleteRows } from '#platform/server/merging.ts'
import { routes } from './google.routes.ts'
import { catalogues } from './linked-mail.ts'
import { googleMails } from './mail-samples.ts'

export { endIdentities, identityId } from './identities.service.ts'

export const google: Feature = {
  name: 'google',
  catalogues,
  mails: googleMails,
  routes,
  tasks: [{ name: 'google.clean', cron: '53 * * * *', handle: ({ db }) => deleteOldTickets(db) }],
  // The mailbox of a closed account must not open the kept one.
  merger: { 'identities.user_id': deleteRows, 'sign_in_tickets.user_id': deleteRows },
  async *exporter({ services, userId }) {
    yield { path: 'account/other-sign-ins.json', content: await listIdentities(services.db, userId) }
  },
}
