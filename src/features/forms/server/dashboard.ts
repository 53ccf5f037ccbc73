import { readText } from '#platform/contract/bilingual.ts'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { listSubmissionsBy } from './sender.queries.ts'

const SHOWN = 3

/** Returns the status of the member's last submission, marked when it waits for them. */
export const formsDashboard: DashboardPart = async ({ db, user, locale }) => {
  const t = translator({ bhs, en }, locale)
  const submissions = await listSubmissionsBy(db, user.id)
  return {
    facts: submissions.slice(0, SHOWN).map(({ id, title, status }) => {
      const name = readText(title, locale).text
      const waits = status === 'question'
      return {
        id: `forms.${id}`,
        text: waits
          ? t('dashboard.waiting', { name })
          : t('dashboard.sent', { name, status: t(`file.statuses.${status}`) }),
        state: waits ? ('look' as const) : ('fine' as const),
        path: '/forms/mine',
      }
    }),
  }
}
