import { listNewsSince } from '#features/notifications/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Services } from '#platform/server/services.ts'
import { saveVisit } from '#platform/server/db/visits.queries.ts'
import { type Change, type Dashboard, CHANGES_MOST } from '../../contract/dashboard.endpoints.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { listGoalOpenings } from './openings.queries.ts'

/** What others did about the member's own things, and people; conversations and the feed have places of their own. */
const TOPICS = [
  'applications',
  'network',
  'mentorship',
  'teams',
  'projects',
  'reviews',
  'calls',
  'organisation',
]

type Call = { services: Services; userId: string; locale: Locale }

/** Names what has changed for a member since their visit before; null when nothing has, and on the first visit. */
export async function changesSince({ services, userId, locale }: Call): Promise<Dashboard['since']> {
  const since = await saveVisit(services.db, { table: 'dashboard_visits', userId })
  if (since === null) return null
  const rows = await listChanges({ services, userId, locale, since })
  return rows.length === 0 ? null : { at: since, rows }
}

/** Lists what has changed for a member since a moment, the newest first. */
export async function listChanges(call: Call & { since: string }): Promise<Change[]> {
  const [news, opening] = await Promise.all([
    listNewsSince({ ...call, topics: TOPICS, limit: CHANGES_MOST }),
    openingChange(call),
  ])
  // What is new for the goal keeps its row, however much else there is.
  const rows: Change[] = [...news.slice(0, CHANGES_MOST - (opening ? 1 : 0)), ...(opening ? [opening] : [])]
  return rows.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

async function openingChange({
  services: { db },
  userId,
  locale,
  since,
}: Call & { since: string }): Promise<Change | undefined> {
  const news = await listGoalOpenings(db, { userId, since })
  const [first] = news?.openings ?? []
  if (!news || !first) return undefined
  const t = translator({ bhs, en }, locale)
  const count = news.openings.length
  return {
    id: `goal-${first.slug}`,
    lead: t('since.goal', { goal: readText(news.goal, locale).text }),
    text: t('since.openings', { count, title: readText(first.title, locale).text }),
    path: count === 1 ? `/opportunities/${first.slug}` : '/recommended',
    at: first.at,
    face: null,
  }
}
