import { picturesById, type PictureUses, usePictures, usedPictures } from '#features/library/server/index.ts'
import type { PictureFile } from '#features/library/contract/pictures.ts'
import { LOCALES } from '#platform/contract/locale.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Content } from '../contract/content.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'
import { problems } from '../contract/problems.ts'
import { type Article, findArticle } from './articles.queries.ts'
import { editableOrThrow, isEditor } from './edit.policy.ts'

const KIND = 'article'

/** Ids of all pictures that a text names, in both languages. */
export function pictureIds({ cover, body }: Content): string[] {
  const inText = LOCALES.flatMap((one) => figuresIn(body[one]).map(({ picture }) => picture))
  return [...new Set([...(cover ? [cover.picture] : []), ...inText])]
}

/** Says which pictures stand in an article now, and from when everybody sees each of them there. */
export async function noteUses(tx: Db, article: Article, session?: Session): Promise<void> {
  const pictures = new Map<string, string | null>(pictureIds(article.content).map((id) => [id, null]))
  for (const [id, from] of publicationTimes(article)) pictures.set(id, from)
  const by =
    session && isEditor(session) ? 'staff' : [article.author, session?.userId].flatMap((id) => id ?? [])
  await usePictures(tx, { kind: KIND, thing: article.id, by, pictures })
}

/** The same after a change of the row. */
export async function renoteUses(tx: Db, id: string, session?: Session): Promise<void> {
  const article = await findArticle(tx, id)
  if (article) await noteUses(tx, article, session)
}

function publicationTimes({
  published,
  liveBhsAt,
  liveEnAt,
  withdrawnAt,
  hiddenAt,
}: Article): Map<string, string> {
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
    for (const { picture } of figuresIn(published.body[language])) note(picture, at)
    if (published.cover) note(published.cover.picture, at)
  }
  return visibleSince
}

/** Published is only what readers will see. */
export async function gonePicturesOrThrow(tx: Db, { id, content }: Article): Promise<void> {
  const used = new Set(await usedPictures(tx, { kind: KIND, thing: id }))
  if (pictureIds(content).some((picture) => !used.has(picture))) throw new Problem(problems.pictureGone)
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
