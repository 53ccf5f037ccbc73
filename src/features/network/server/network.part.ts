import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'
import { listReceivedEndorsements } from './endorsements/endorsements.queries.ts'
import { getNetworkCounts } from './lists/lists.queries.ts'

/** People wait, and nothing is lost if they wait a little. */
const WEIGHTS = { endorsements: 46, requests: 45 }
const PATHS = { endorsements: '/network#endorsements', requests: '/network' }

/** The dashboard's part: connection requests and confirmed skills that wait for the member. */
export const networkPart: DashboardPart = async ({ db, user, locale }) => {
  const [{ received: requests }, endorsements] = await Promise.all([
    getNetworkCounts(db, user.id),
    listReceivedEndorsements(db, user.id),
  ])
  const t = translator({ bhs, en }, locale)
  const waiting = { endorsements: endorsements.filter((one) => one.shown === null).length, requests }
  return {
    steps: (['endorsements', 'requests'] as const)
      .filter((what) => waiting[what] > 0)
      .map((what) => ({
        id: `network-${what}`,
        weight: WEIGHTS[what],
        title: t(`dashboard.${what}.title`, { count: waiting[what] }),
        text: t(`dashboard.${what}.text`),
        action: t(`dashboard.${what}.action`),
        path: PATHS[what],
        progress: null,
      })),
  }
}
