import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { listHomeCalls } from './home-calls.queries.ts'

/** An invitation to everybody of the municipality: it takes its place by its deadline. */
const WEIGHT = 45
const DAYS = 14

/** The dashboard's part: the call of a youth bank of the member's municipality that closes next. */
export const callsPart: DashboardPart = async ({ db, user, locale }) => {
  const calls = await listHomeCalls(db, { userId: user.id, days: DAYS })
  const next = calls.find(({ applies }) => !applies)
  if (!next) return {}
  const t = translator({ bhs, en }, locale)
  const at = new Date(next.deadline)
  return {
    steps: [
      {
        id: `call-${next.id}`,
        weight: WEIGHT,
        dueAt: next.deadline,
        title: t('dashboard.title', { bank: next.bank }),
        text: t('dashboard.text', { date: formatDate(at, locale), time: formatTime(at) }),
        action: t('dashboard.action'),
        path: `/calls/${next.slug}`,
        progress: null,
      },
    ],
  }
}
