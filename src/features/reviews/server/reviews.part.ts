import type { DashboardPart } from '#platform/server/dashboard-part.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { isOpen, listCallsOfBoards } from './boards.queries.ts'
import { countWork } from './reviews.queries.ts'

/** Teams wait for it, and it has a due date. */
const WEIGHT = 60

/** The dashboard's part for board members: applications to assign or to score. */
export const reviewsPart: DashboardPart = async ({ db, user, locale }) => {
  const open = (await listCallsOfBoards(db, { userId: user.id })).filter(isOpen)
  // Nearly every member sits on no board, and needs no further query.
  if (open.length === 0) return {}
  const calls = open.map(({ id }) => id)
  const work = await countWork(db, { userId: user.id, calls })
  const sum = (what: 'own' | 'given' | 'missing') => work.reduce((all, one) => all + one[what], 0)
  const [own, done, missing] = [sum('own'), sum('given'), sum('missing')]
  const waiting = own - done
  if (waiting === 0 && (missing === 0 || own > 0)) return {}
  const [due] = open.flatMap(({ content }) => content.dates.reviewUntil ?? []).toSorted()
  const t = translator({ bhs, en }, locale)
  return {
    steps: [
      {
        id: 'reviews',
        weight: WEIGHT,
        ...(due !== undefined && { dueAt: due }),
        title: t(waiting === 0 ? 'dashboard.share' : 'dashboard.score'),
        text: t('dashboard.text'),
        action: t('dashboard.action'),
        path: '/reviews',
        progress:
          waiting === 0
            ? null
            : {
                done,
                of: own,
                text: t('dashboard.progress', { done: String(done), of: String(own) }),
              },
      },
    ],
  }
}
