import { listCardsOf, listSavedBy } from '#features/opportunities/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Services } from '#platform/server/services.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { listInterviewsOf } from '../interviews/interviews.queries.ts'
import { listOpportunitiesWithApplication, countOwnByStatus, listOwnRows } from './list.queries.ts'
import { listed } from './present.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; after?: string | undefined }

const PAGE = 50

/** Lists a page of the member's own applications, last moved first; saved opportunities come with the first page. */
export async function listOwn({ services, session, after }: Call) {
  const { db } = services
  const { userId } = session
  const [rows, counts, saved] = await Promise.all([
    listOwnRows(db, { userId, after: after === undefined ? undefined : fromCursor(after), limit: PAGE + 1 }),
    countOwnByStatus(db, userId),
    after === undefined ? savedWithoutDraft({ services, session }) : [],
  ])
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const [cardList, interviews] = await Promise.all([
    listCardsOf(
      db,
      page.flatMap(({ opportunityId }) => opportunityId ?? []),
    ),
    listInterviewsOf(
      db,
      page.map(({ id }) => id),
    ),
  ])
  const cards = new Map(cardList.map((card) => [card.id, card]))
  return {
    applications: page.map((row) => listed(row, { cards, interviews })),
    saved,
    counts,
    next: last && rows.length > PAGE ? toCursor({ at: last.movedAt, id: last.id }) : null,
  }
}

async function savedWithoutDraft({ services, session }: Omit<Call, 'after'>) {
  const { opportunities } = await listSavedBy({ services, session })
  const open = opportunities.filter(({ status }) => status === 'published')
  const withApplication = await listOpportunitiesWithApplication(services.db, {
    userId: session.userId,
    opportunityIds: open.map(({ id }) => id),
  })
  return open.filter(({ id }) => !withApplication.has(id))
}
