import type { IncomingHttpHeaders } from 'node:http'
import { deleteThreads } from '#features/discussions/server/index.ts'
import { updateTextTimes, olderTexts } from '#platform/contract/bilingual-age.ts'
import type { PlacedText } from '#platform/contract/bilingual.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import type { Services } from '#platform/server/services.ts'
import { type Content, newContent } from '../contract/content.ts'
import type { EditedArticle } from '../contract/editing.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { DRAFT } from '../contract/talk/draft-places.ts'
import {
  type Article,
  deleteUnpublished,
  insertArticle,
  isTrusted,
  listArticlesOf,
  listVersions,
  lockArticle,
  findArticle,
  findVersion,
  updateContent,
} from './articles.queries.ts'
import { editableOrThrow, isEditor } from './edit.policy.ts'
import { renoteUses } from './pictures.service.ts'
import { stateOf } from './state.ts'

export type Call = { services: Services; session: Session }
export type CallOfOne = Call & { id: string }

export async function createArticle({ services, session, title }: Call & { title: Content['title'] }) {
  const { pool } = services
  const id = newId()
  const content = newContent(title)
  // Until it is published nobody else needs its address.
  const slug = `nacrt-${id}`
  const textTimes = updateTextTimes({ before: [], after: textsOf(content), written: {}, now: new Date() })
  await inTransaction(pool, (tx) =>
    insertArticle(tx, { id, author: session.userId, content, written: textTimes, slug }),
  )
  return { id, slug }
}

export async function listOwn({ services, session }: Call) {
  const rows = await listArticlesOf(services.db, session.userId)
  return {
    articles: rows.map((article) => ({
      id: article.id,
      slug: article.slug,
      title: article.content.title,
      state: stateOf(article),
      updatedAt: article.updatedAt,
    })),
  }
}

export async function getEdited({ services, session, id }: CallOfOne): Promise<EditedArticle> {
  return editedOf(services.db, session, editableOrThrow(session, await findArticle(services.db, id)))
}

/** Saves the whole text: whoever saves on an older version than the stored one is refused. */
export async function saveContent({
  headers,
  content,
  ...call
}: CallOfOne & { content: Content; headers: IncomingHttpHeaders }) {
  return change(call, async (tx, article) => {
    refuseStale(headers, { version: String(article.version) })
    const { version, written } = await rewriteArticle(tx, { article, content, session: call.session })
    return { version: String(version), unpublished: true, older: olderTexts(textsOf(content), written) }
  })
}

type Rewritten = { article: Article; content: Content; session?: Session }

/** Replaces the content of a locked article and notes which texts are newer now and which pictures stand in it. */
export async function rewriteArticle(tx: Db, { article, content, session }: Rewritten) {
  const textTimes = updateTextTimes({
    before: textsOf(article.content),
    after: textsOf(content),
    written: article.written,
    now: new Date(article.now),
  })
  const version = await updateContent(tx, { id: article.id, content, written: textTimes })
  await renoteUses(tx, article.id, session)
  return { version, written: textTimes }
}

export async function removeArticle(call: CallOfOne): Promise<void> {
  await change(call, async (tx, article) => {
    if (article.author !== call.session.userId) throw new Problem(platform.notFound)
    if (!(await deleteUnpublished(tx, article.id))) throw new Problem(problems.published)
    await deleteThreads(tx, { kind: DRAFT, ids: [article.id] })
  })
}

export async function versionsOf({ services, session, id }: CallOfOne) {
  editableOrThrow(session, await findArticle(services.db, id))
  return { versions: await listVersions(services.db, id) }
}

export async function restoreVersion({ version, ...call }: CallOfOne & { version: string }) {
  await change(call, async (tx, article) => {
    const former = await findVersion(tx, { article: article.id, id: version })
    if (!former) throw new Problem(platform.notFound)
    await rewriteArticle(tx, { article, content: former.content, session: call.session })
  })
  return getEdited(call)
}

/** A change by somebody who may edit it, on the locked row. */
export async function change<T>(
  { services, session, id }: CallOfOne,
  work: (tx: Db, article: Article) => Promise<T>,
): Promise<T> {
  return inTransaction(services.pool, async (tx) =>
    work(tx, editableOrThrow(session, await lockArticle(tx, id))),
  )
}

/** Editors and authors whom staff trust publish without being read first. */
export async function publishesAlone(db: Db, session: Session): Promise<boolean> {
  return isEditor(session) || isTrusted(db, session.userId)
}

async function editedOf(db: Db, session: Session, article: Article): Promise<EditedArticle> {
  const { id, slug, content, version, published, liveBhsAt, liveEnAt, returnedReason, author } = article
  return {
    id,
    slug,
    state: stateOf(article),
    content,
    version: String(version),
    unpublished: JSON.stringify(content) !== JSON.stringify(published),
    older: olderTexts(textsOf(content), article.written),
    liveAt: { bhs: liveBhsAt, en: liveEnAt },
    returnedReason,
    reviewed: !(await publishesAlone(db, session)),
    foreign: author !== session.userId,
  }
}

export function textsOf({ title, summary, body }: Content): PlacedText[] {
  return [
    { path: 'title', text: title },
    { path: 'summary', text: summary },
    { path: 'body', text: { bhs: plainText(body.bhs), en: plainText(body.en) } },
  ]
}
