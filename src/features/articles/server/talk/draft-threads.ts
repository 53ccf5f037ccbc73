import { type ThreadAbout, insertDecision, listSpeakers } from '#features/discussions/server/index.ts'
import { THREADS_CHANGED, type ThreadsChanged } from '#features/discussions/contract/threads/live.ts'
import type { Db } from '#platform/server/db/database.ts'
import { publishOnCommit } from '#platform/server/realtime/hub.ts'
import { BODIES, DRAFT, PARTS, RETURN } from '../../contract/talk/draft-places.ts'
import { findArticle, lockArticle } from '../articles.queries.ts'
import { isHandedIn } from '../edit.policy.ts'
import { isEditorNow, listEditors } from './editors.queries.ts'

const PLACES: ReadonlySet<string> = new Set([...PARTS, ...Object.values(BODIES)])

const pathOf = (id: string) => `/articles/${id}/edit#talk`

/** What an author and the editors say to each other about a draft, from when it is handed in. Its text changes by none of it. */
export const draftThreads: ThreadAbout = {
  kind: DRAFT,
  async rights(tx, { id, userId, hold = false }) {
    const article = await (hold ? lockArticle : findArticle)(tx, id)
    if (!article) return undefined
    const isOwn = article.author === userId
    if (!isOwn && !(isHandedIn(article) && (await isEditorNow(tx, userId)))) return undefined
    const { bhs, en } = article.content.title
    return {
      title: { bhs: bhs || en || '…', en: en || bhs || '…' },
      path: pathOf(id),
      voice: isOwn ? null : 'editor',
      isOpen: isHandedIn(article) && article.author !== null && article.hiddenAt === null,
      decides: true,
    }
  },
  pathOf,
  isPlace: (place) => PLACES.has(place),
  /** The author, and the editors who have spoken already; before one has, all of them. */
  async toldOf(db, id) {
    const [author, editors] = [(await findArticle(db, id))?.author, await listEditors(db)]
    const spoke = new Set(await listSpeakers(db, { kind: DRAFT, about: id }))
    const speaking = editors.filter((editor) => editor !== author && spoke.has(editor))
    return [...new Set([...(author ? [author] : []), ...(speaking.length > 0 ? speaking : editors)])]
  },
  async announce(tx, { id, message }) {
    const [author, editors] = [(await findArticle(tx, id))?.author, await listEditors(tx)]
    const people = new Set([...(author ? [author] : []), ...editors])
    await publishOnCommit(tx, { topics: [...people].map((person) => `user:${person}`), data: message })
  },
}

/** The reason of a return stands among what is said, so that the author can answer it. */
export async function beginReturn(
  tx: Db,
  { id, editor, reason }: { id: string; editor: string; reason: string },
): Promise<void> {
  const post = { author: editor, voice: 'editor' as const, text: reason, place: RETURN }
  await insertDecision(tx, { kind: DRAFT, about: id, ...post })
  const data: ThreadsChanged = { kind: DRAFT, id }
  await draftThreads.announce(tx, { id, message: { topic: THREADS_CHANGED, data } })
}
