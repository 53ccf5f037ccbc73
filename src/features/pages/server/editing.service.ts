import type { IncomingHttpHeaders } from 'node:http'
import { updateTextTimes, olderTexts } from '#platform/contract/bilingual-age.ts'
import { fromCursor, toCursor } from '#platform/contract/cursor.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { takeFreeSlug } from '#platform/server/db/free-slug.ts'
import { newId } from '#platform/server/db/ids.ts'
import { termQuery } from '#platform/server/db/terms.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { refuseStale } from '#platform/server/http/version.ts'
import type { Services } from '#platform/server/services.ts'
import { pageWords } from '../contract/blocks/walk.ts'
import { type Content, newContent } from '../contract/content.ts'
import type { EditedPage, PageList } from '../contract/editing.endpoints.ts'
import { problems } from '../contract/problems.ts'
import { pageSlug, RESERVED } from '../contract/slug.ts'
import {
  deleteUnpublished,
  insertPage,
  insertSlug,
  listAll,
  lockPage,
  type Page,
  findPage,
  updateContent,
  updateList,
} from './pages.queries.ts'
import { noteUses } from './pictures.service.ts'
import { isOut, stateOf } from './state.ts'

export type Call = { services: Services; session: Session }
export type CallOfOne = Call & { id: string }

const PAGE = 25

type ListQuery = { list: PageList; q: string | undefined; after: string | undefined }

export async function listOfStaff(db: Db, { list, q, after }: ListQuery) {
  const rows = await listAll(db, {
    list,
    terms: q === undefined ? undefined : termQuery(q),
    after: after === undefined ? undefined : fromCursor(after),
    limit: PAGE + 1,
  })
  const page = rows.slice(0, PAGE)
  const last = page.at(-1)
  return {
    pages: page.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: row.content.root.props.title,
      state: stateOf(row),
      updatedAt: row.updatedAt,
      endsAt: row.endsAt,
    })),
    next: rows.length > PAGE && last ? toCursor({ at: new Date(last.updatedAt), id: last.id }) : null,
  }
}

type NewPage = { title: Content['root']['props']['title']; from: string | null }

/** Empty, or with what another page or a template has. */
export async function createPage({ services, title, from }: Call & NewPage) {
  return inTransaction(services.pool, async (tx) => {
    const model = from === null ? undefined : await findPage(tx, from)
    if (from !== null && !model) throw new Problem(platform.notFound)
    const empty = newContent(title)
    const content = model
      ? { ...model.content, root: { props: { ...model.content.root.props, title } } }
      : empty
    return insertDraft(tx, content)
  })
}

/** A page with a free address made of its title. */
export async function insertDraft(tx: Db, content: Content): Promise<{ id: string; slug: string }> {
  const id = newId()
  const times = updateTextTimes({ before: [], after: pageWords(content), written: {}, now: new Date() })
  await insertPage(tx, { id, content, written: times })
  const slug = await takeFreeSlug(pageSlug(content.root.props.title), (free) =>
    insertSlug(tx, { id, slug: free }),
  )
  await noteUses(tx, id)
  return { id, slug }
}

export async function getEdited(db: Db, id: string): Promise<EditedPage> {
  const page = await findPage(db, id)
  if (!page) throw new Problem(platform.notFound)
  return editedOf(page)
}

type Saved = CallOfOne & { content: Content; headers: IncomingHttpHeaders }

/** Saves the whole page: whoever saves on an older version than the stored one is refused. */
export async function saveContent({ headers, content, ...call }: Saved) {
  return change(call, async (tx, page) => {
    refuseStale(headers, { version: String(page.version) })
    const result = await writeContent(tx, page, content)
    await noteUses(tx, page.id)
    return {
      version: String(result.version),
      unpublished: !isSame(content, page.nextContent ?? page.liveContent),
      older: olderTexts(pageWords(content), result.written),
    }
  })
}

export async function writeContent(tx: Db, page: Page, content: Content) {
  const times = updateTextTimes({
    before: pageWords(page.content),
    after: pageWords(content),
    written: page.written,
    now: new Date(page.now),
  })
  return { written: times, version: await updateContent(tx, { id: page.id, content, written: times }) }
}

export async function updatePageAddress({
  slug,
  ...call
}: CallOfOne & { slug: string }): Promise<EditedPage> {
  if (RESERVED.includes(slug))
    throw new Problem(problems.reserved, { fields: { slug: problems.reserved.code } })
  await change(call, async (tx, page) => {
    if (!(await insertSlug(tx, { id: page.id, slug })))
      throw new Problem(problems.slugTaken, { fields: { slug: problems.slugTaken.code } })
  })
  return getEdited(call.services.db, call.id)
}

/** Archives a page after unpublishing it, so that no public page disappears silently. */
export async function updatePageList({ list, ...call }: CallOfOne & { list: PageList }): Promise<EditedPage> {
  await change(call, async (tx, page) => {
    if (list !== 'pages' && isOut(page)) throw new Problem(problems.notNow)
    await updateList(tx, { id: page.id, list })
  })
  return getEdited(call.services.db, call.id)
}

export async function deletePage(call: CallOfOne): Promise<void> {
  await change(call, async (tx, page) => {
    if (!(await deleteUnpublished(tx, page.id))) throw new Problem(problems.published)
  })
}

/** A change on the locked row. */
export async function change<T>(
  { services, id }: CallOfOne,
  work: (tx: Db, page: Page) => Promise<T>,
): Promise<T> {
  return inTransaction(services.pool, async (tx) => {
    const page = await lockPage(tx, id)
    if (!page) throw new Problem(platform.notFound)
    return work(tx, page)
  })
}

export function editedOf(page: Page): EditedPage {
  const { id, slug, content, version, list } = page
  const isWaiting = stateOf(page) === 'scheduled'
  return {
    id,
    slug,
    state: stateOf(page),
    content,
    version: String(version),
    unpublished: !isSame(content, page.nextContent ?? page.liveContent),
    older: olderTexts(pageWords(content), page.written),
    liveAt: isWaiting ? page.nextAt : page.liveAt,
    endsAt: isWaiting ? page.nextEndsAt : page.endsAt,
    nextAt: page.nextAt,
    list,
  }
}

/** The database keeps the members of an object in an order of its own. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, ordered(inner)]),
  )
}
