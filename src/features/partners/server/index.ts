import type { Prove } from '#platform/server/auth/prove.ts'
import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { partnerNotifications, remindOfKeysTask } from './reminder.task.ts'
import { routesWith } from './partners.routes.ts'
import { partnerMails } from './mail-samples.ts'
import { PARTNER_LIMIT } from '#platform/server/auth/partner-key.ts'

/** Keys with which programs of partners read what everybody may. */
export function createPartnersFeature({ prove }: { prove: Prove }): Feature {
  return {
    name: 'partners',
    catalogues: { bhs, en },
    limits: [PARTNER_LIMIT],
    mails: partnerMails,
    routes: routesWith(prove),
    tasks: [remindOfKeysTask],
    notifications: partnerNotifications,
    auditActions: ['create', 'replace', 'revoke'],
  }
}
