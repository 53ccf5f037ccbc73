import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'

type Data = { team: string; name: string }

/** A member invites a connection into their team. */
export const invitedKind: NotificationKind<Data> = {
  id: 'team-test.invited',
  topic: 'teams',
  tell({ locale, data: { team, name }, who }) {
    const t = translator({ bhs, en }, locale)
    return { lead: who, text: t('notifications.invited', { name }), path: `/team-test/teams/${team}` }
  },
}

export const teamTestNotifications: NotificationPart = {
  topics: [{ id: 'teams', order: 65, icon: 'organisation', mail: 'daily', push: false }],
  kinds: [invitedKind as NotificationKind],
}
