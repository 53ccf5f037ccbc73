import type { IncomingHttpHeaders } from 'node:http'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import { findUserById } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import { problems } from '../contract/problems.ts'
import type { QUEUES, ReviewedRow } from '../contract/review.endpoints.ts'
import { type Article, lockArticle, findArticle, updateReturned } from './articles.queries.ts'
import { isHandedIn } from './edit.policy.ts'
import type { Call, CallOfOne } from './editing.service.ts'
import { notifyAuthor } from './notifications.ts'
import { momentOf, publishArticle } from './publish.service.ts'
import {
  deleteTrusted,
  listPublished,
  listReturned,
  listWaiting,
  findAuthor,
  saveTrust,
} from './review.queries.ts'
import { stateOf } from './state.ts'
import { beginReturn } from './talk/draft-threads.ts'

const PAGE = 25
const LISTS = { waiting: listWaiting, returned: listReturned, published: listPublished }

type Filter = { queue: (typeof QUEUES)[number]; after: string | undefined }

export async function listReviewed(db: Db, { queue, after }: Filter) {
  const rows = await LISTS[queue](db, {
    after: after === undefined ? undefined : fromCursor(after),
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  const articles = await Promise.all(page.map(async (row) => rowOf(row, await findArticle(db, row.id))))
  return {
    articles: articles.flatMap((article) => article ?? []),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.since), id: last.id }) : null,
  }
}

type AuthorRow = Awaited<ReturnType<typeof listWaiting>>[number]

function rowOf(row: AuthorRow, article: Article | undefined): ReviewedRow | undefined {
  if (!article) return undefined
  const { author, name, trusted, since } = row
  return {
    id: article.id,
    slug: article.slug,
    title: article.content.title,
    state: stateOf(article),
    author: author === null || name === null ? null : { id: author, name, trusted },
    since,
  }
}

export async function getReviewed(db: Db, id: string) {
  const article = await findArticle(db, id)
  // A draft that was never handed in is its author's alone.
  if (!article || !isHandedIn(article)) throw new Problem(platform.notFound)
  const row = rowOf((await findAuthor(db, id))!, article)
  return { ...row!, version: String(article.version), content: article.content }
}

type Decision = { decision: 'publish' | 'return'; reason: string; at: string | null }

/** One decision on one text: whoever decides on an older one is refused. Nobody decides on their own. */
export async function decide({
  headers,
  decision,
  reason,
  at,
  ...call
}: CallOfOne & Decision & { headers: IncomingHttpHeaders }): Promise<void> {
  const { services, session, id } = call
  await inTransaction(services.pool, async (tx) => {
    const article = await lockArticle(tx, id)
    if (!article || article.submittedAt === null) throw new Problem(platform.notFound)
    if (article.author === session.userId) throw new Problem(problems.notNow)
    refuseStale(headers, { version: String(article.version) })
    if (decision === 'publish')
      await publishArticle(tx, { article, at: momentOf(article, at), by: session.userId })
    else {
      if (reason.trim() === '') throw new Problem(problems.reasonMissing, { fields: { reason: 'required' } })
      await updateReturned(tx, id, reason.trim())
      await beginReturn(tx, { id, editor: session.userId, reason: reason.trim() })
    }
    const title = article.content.title.bhs || article.content.title.en
    await recordAudit(tx, {
      services,
      session,
      action: `articles.${decision}`,
      personId: article.author,
      subject: { kind: 'article', id, name: title },
      ...(decision === 'return' && { reason }),
    })
    await notifyAuthor(tx, { services, article, decision, reason: reason.trim() })
  })
}

export async function trust({
  services,
  session,
  author,
  trusted,
}: Call & { author: string; trusted: boolean }): Promise<void> {
  await inTransaction(services.pool, async (tx) => {
    if (!(await findUserById(tx, author))) throw new Problem(platform.notFound)
    if (trusted) await saveTrust(tx, { userId: author, by: session.userId })
    else await deleteTrusted(tx, author)
    await recordAudit(tx, {
      services,
      session,
      action: 'articles.trust',
      personId: author,
      after: { trusted },
    })
  })
}
