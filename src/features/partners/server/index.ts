import type { Feature } from '#platform/server/feature.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { partnerNotifications, remindOfKeysTask } from './reminder.task.ts'
import { routes } from './partners.routes.ts'

/** Keys with which programs of partners read what everybody may. */
export const partners: Feature = {
  name: 'partners',
  catalogues: { bhs, en },
  routes,
  tasks: [remindOfKeysTask],
  notifications: partnerNotifications,
  auditActions: ['create', 'replace', 'revoke'],
}
