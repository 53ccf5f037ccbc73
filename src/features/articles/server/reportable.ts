import { LOCALES } from '#platform/contract/locale.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { uuid } from '#platform/contract/schemas.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import { findArticle, updateHidden } from './articles.queries.ts'
import { renoteUses } from './pictures.service.ts'
import { isLive } from './state.ts'

/** An article as everybody reads it. */
export const articleKind: ReportableKind = {
  id: 'article',
  async find(db, { id, reader }) {
    const article = uuid.safeParse(id).success ? await findArticle(db, id) : undefined
    if (!article?.published) return undefined
    const isShown = isLive(article)
    if (reader !== undefined && !isShown) return undefined
    const { title, summary, body } = article.published
    const texts = LOCALES.flatMap((one) => [title[one], summary[one], plainText(body[one])])
    return {
      author: article.author,
      text: [...new Set(texts)].filter((text) => text.trim() !== '').join('\n'),
      path: isShown ? `/articles/${article.slug}` : null,
      isShown: article.hiddenAt === null,
    }
  },
  async hide(tx, { id }) {
    await updateHidden(tx, id, true)
    await renoteUses(tx, id)
  },
  async restore(tx, { id }) {
    await updateHidden(tx, id, false)
    await renoteUses(tx, id)
  },
}
