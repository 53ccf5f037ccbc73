import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { listCalls } from './reviews.service.ts'

/** Teams wait for it, and it has a day until which it counts. */
const WEIGHT = 60

/** On the dashboard of a board member: applications that wait to be shared out or scored. */
export const reviewsPart: DashboardPart = async ({ db, user, locale }) => {
  const open = (await listCalls(db, user.id)).filter((call) => call.open)
  const own = open.flatMap(({ applications }) => applications).filter(({ state }) => state !== 'conflict')
  const done = own.filter(({ state }) => state === 'given').length
  const missing = open.reduce((sum, call) => sum + call.missing, 0)
  const waiting = own.length - done
  if (waiting === 0 && (missing === 0 || own.length > 0)) return {}
  const t = translator({ bhs, en }, locale)
  return {
    steps: [
      {
        id: 'reviews',
        weight: WEIGHT,
        title: t(waiting === 0 ? 'dashboard.share' : 'dashboard.score'),
        text: t('dashboard.text'),
        action: t('dashboard.action'),
        path: '/reviews',
        progress:
          waiting === 0
            ? null
            : {
                done,
                of: own.length,
                text: t('dashboard.progress', { done: String(done), of: String(own.length) }),
              },
      },
    ],
  }
}
