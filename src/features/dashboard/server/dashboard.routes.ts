import { type Route, route } from '#platform/server/http/route.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import * as cards from '../contract/cards.endpoints.ts'
import * as layouts from '../contract/layout.endpoints.ts'
import { listWeeksOf } from './cards/activity.queries.ts'
import { getSkillProgress } from './cards/skills.service.ts'
import { findFeedOf, deleteFeed } from './deadlines/calendar.queries.ts'
import { createCalendar } from './deadlines/calendar.service.ts'
import { listHomeDeadlines } from './deadlines/home.service.ts'
import { listDeadlinesOf } from './deadlines/deadlines.queries.ts'
import { dismissStart, saveLayout, resetLayout } from './layout/layout.service.ts'

const DAYS = 30

/** The endpoints of the cards, each on its own. */
export const cardRoutes: readonly Route[] = [
  route(cards.listDeadlines, 'member', async ({ services: { db }, session: { userId } }) => {
    const [own, calls] = await Promise.all([
      listDeadlinesOf(db, { userId, days: DAYS }),
      listHomeDeadlines(db, { userId, days: DAYS }),
    ])
    const deadlines = [...own.map(({ application: _, answer: __, ...deadline }) => deadline), ...calls]
    const now = Date.now()
    return {
      now: toIso(now),
      until: toIso(now + DAYS * DAY_MS),
      deadlines: deadlines.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    }
  }),
  route(cards.getActivity, 'member', async ({ services: { db }, session: { userId } }) => ({
    weeks: await listWeeksOf(db, userId),
  })),
  route(cards.getSkillProgress, 'member', ({ services, session: { userId } }) =>
    getSkillProgress({ services, userId }),
  ),
  route(cards.getCalendar, 'member', async ({ services: { db }, session: { userId } }) => ({
    feed: await findFeedOf(db, userId),
  })),
  route(cards.createCalendar, 'member', ({ services, session: { userId } }) =>
    createCalendar({ services, userId }),
  ),
  route(cards.closeCalendar, 'member', async ({ services: { db }, session: { userId } }) => {
    await deleteFeed(db, userId)
    return undefined
  }),
  route(layouts.saveLayout, 'member', ({ services: { db }, session: { userId }, body }) =>
    saveLayout({ db, userId, layout: body }),
  ),
  route(layouts.deleteStartCard, 'member', async ({ services: { db }, session: { userId } }) => {
    await dismissStart({ db, userId })
    return undefined
  }),
  route(layouts.deleteLayout, 'member', async ({ services: { db }, session: { userId } }) => {
    await resetLayout({ db, userId })
    return undefined
  }),
]
