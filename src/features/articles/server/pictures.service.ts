import {
  picturesById,
  type PictureUses,
  untitledDocuments,
  useDocuments,
  usedDocuments,
  usedPictures,
  usePictures,
} from '#features/library/server/index.ts'
import type { PictureFile } from '#features/library/contract/pictures.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Content } from '../contract/content.ts'
import { figuresIn, filesIn } from '#platform/contract/rich-text/figures.ts'
import { problems } from '../contract/problems.ts'
import { type Article, findArticle } from './articles.queries.ts'
import { editableOrThrow, isEditor } from './edit.policy.ts'

const KIND = 'article'

/** Ids of all pictures that a text names, in both languages. */
export function pictureIds({ cover, body }: Content): string[] {
  const inText = LOCALES.flatMap((one) => figuresIn(body[one]).map(({ picture }) => picture))
  return [...new Set([...(cover ? [cover.picture] : []), ...inText])]
}

/** Ids of all files that a text offers, in both languages. */
function documentIds({ body }: Content): string[] {
  return [...new Set(LOCALES.flatMap((one) => filesIn(body[one])))]
}

/** Says which pictures and files stand in an article now, and from when everybody sees each of them there. */
export async function noteUses(tx: Db, article: Article, session?: Session): Promise<void> {
  const drafted = (ids: readonly string[]) => ids.map((id) => [id, null] as const)
  const pictures = new Map<string, string | null>([
    ...drafted(pictureIds(article.content)),
    ...publicationTimes(article, ({ body, cover }, language) => [
      ...figuresIn(body[language]).map(({ picture }) => picture),
      ...(cover ? [cover.picture] : []),
    ]),
  ])
  const documents = new Map<string, string | null>([
    ...drafted(documentIds(article.content)),
    ...publicationTimes(article, ({ body }, language) => filesIn(body[language])),
  ])
  const by =
    session && isEditor(session) ? 'staff' : [article.author, session?.userId].flatMap((id) => id ?? [])
  await usePictures(tx, { kind: KIND, thing: article.id, by, pictures })
  await useDocuments(tx, { kind: KIND, thing: article.id, by, documents })
}

/** The same after a change of the row. */
export async function renoteUses(tx: Db, id: string, session?: Session): Promise<void> {
  const article = await findArticle(tx, id)
  if (article) await noteUses(tx, article, session)
}

/** From when everybody sees each thing that a published text names in one of its languages. */
function publicationTimes(
  { published, liveBhsAt, liveEnAt, withdrawnAt, hiddenAt }: Article,
  idsIn: (content: Content, language: Locale) => readonly string[],
): Map<string, string> {
  const visibleSince = new Map<string, string>()
  if (!published || withdrawnAt || hiddenAt) return visibleSince
  const note = (id: string, at: string | null) => {
    const before = visibleSince.get(id)
    if (at !== null && (before === undefined || at < before)) visibleSince.set(id, at)
  }
  for (const [language, at] of [
    ['bhs', liveBhsAt],
    ['en', liveEnAt],
  ] as const) {
    for (const id of idsIn(published, language)) note(id, at)
  }
  return visibleSince
}

/** Published is only what readers will see, and files only under a title in each language. */
export async function goneUsesOrThrow(tx: Db, { id, content }: Article): Promise<void> {
  const used = new Set(await usedPictures(tx, { kind: KIND, thing: id }))
  if (pictureIds(content).some((picture) => !used.has(picture))) throw new Problem(problems.pictureGone)
  const files = documentIds(content)
  if (files.length === 0) return
  const there = new Set(await usedDocuments(tx, { kind: KIND, thing: id }))
  if (files.some((file) => !there.has(file))) throw new Problem(problems.fileGone)
  if ((await untitledDocuments(tx, files)).length > 0) throw new Problem(problems.fileUntitled)
}

/** Those that stand in an article by the library's own word: naming the picture of somebody else shows nothing. */
export async function picturesOf(db: Db, articles: readonly { id: string; content: Content }[]) {
  const used = await Promise.all(
    articles.map(async ({ id, content }) => {
      const named = pictureIds(content)
      if (named.length === 0) return []
      const there = new Set(await usedPictures(db, { kind: KIND, thing: id }))
      return named.filter((picture) => there.has(picture))
    }),
  )
  const pictures = await picturesById(db, used.flat())
  return new Map<string, PictureFile[]>(
    articles.map(({ id }, at) => [id, (used[at] ?? []).flatMap((picture) => pictures.get(picture) ?? [])]),
  )
}

/** Articles as the library names them. */
export const articlePictures: PictureUses = {
  kind: KIND,
  async describe(db, ids) {
    const rows = await Promise.all(ids.map((id) => findArticle(db, id)))
    return new Map(
      rows.flatMap((article) =>
        article ? [[article.id, { title: article.content.title, path: `/articles/${article.id}/edit` }]] : [],
      ),
    )
  },
  async mayEdit(db, session, id) {
    const article = await findArticle(db, id)
    try {
      return Boolean(editableOrThrow(session, article))
    } catch (error) {
      if (error instanceof Problem) return false
      throw error
    }
  },
}
