import { type Route, route } from '#platform/server/http/route.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import { DAY_MS } from '#platform/contract/durations.ts'
import * as cards from '../contract/cards.endpoints.ts'
import * as layouts from '../contract/layout.endpoints.ts'
import { weeksOf } from './cards/activity.queries.ts'
import { skillProgress } from './cards/skills.service.ts'
import { feedOf, removeFeed } from './deadlines/calendar.queries.ts'
import { openFeed } from './deadlines/calendar.service.ts'
import { deadlinesOf } from './deadlines/deadlines.queries.ts'
import { dismissStart, keepLayout, resetLayout } from './layout/layout.service.ts'

const DAYS = 30

/** The endpoints of the cards, each on its own. */
export const cardRoutes: readonly Route[] = [
  route(cards.listDeadlines, 'member', async ({ services: { db }, session: { userId } }) => {
    const found = await deadlinesOf(db, { userId, days: DAYS })
    const now = Date.now()
    return {
      now: toIso(now),
      until: new Date(now + DAYS * DAY_MS).toISOString(),
      deadlines: found.map(({ application: _, ...deadline }) => deadline),
    }
  }),
  route(cards.getActivity, 'member', async ({ services: { db }, session: { userId } }) => ({
    weeks: await weeksOf(db, userId),
  })),
  route(cards.getSkillProgress, 'member', ({ services, session: { userId } }) =>
    skillProgress({ services, userId }),
  ),
  route(cards.getCalendar, 'member', async ({ services: { db }, session: { userId } }) => ({
    feed: await feedOf(db, userId),
  })),
  route(cards.openCalendar, 'member', ({ services, session: { userId } }) => openFeed({ services, userId })),
  route(cards.closeCalendar, 'member', async ({ services: { db }, session: { userId } }) => {
    await removeFeed(db, userId)
    return undefined
  }),
  route(layouts.keepLayout, 'member', ({ services: { db }, session: { userId }, body }) =>
    keepLayout({ db, userId, layout: body }),
  ),
  route(layouts.dismissStart, 'member', async ({ services: { db }, session: { userId } }) => {
    await dismissStart({ db, userId })
    return undefined
  }),
  route(layouts.resetLayout, 'member', async ({ services: { db }, session: { userId } }) => {
    await resetLayout({ db, userId })
    return undefined
  }),
]
