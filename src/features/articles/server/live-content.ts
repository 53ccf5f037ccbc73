import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { NO_RICH_TEXT } from '#platform/contract/rich-text/document.ts'
import type { Content } from '../contract/content.ts'
import type { PublicArticleRow } from './public.queries.ts'

/** Languages that everybody reads at this moment. */
export function liveLanguages({ liveBhsAt, liveEnAt, now }: PublicArticleRow): Locale[] {
  const since = { bhs: liveBhsAt, en: liveEnAt }
  return LOCALES.filter((language) => since[language] !== null && since[language] <= now)
}

/** What everybody reads: without the language whose moment has not come. */
export function liveContent(article: PublicArticleRow): Content {
  const live = liveLanguages(article)
  const { content } = article
  const only = <T>(texts: { bhs: T; en: T }, empty: T) => ({
    bhs: live.includes('bhs') ? texts.bhs : empty,
    en: live.includes('en') ? texts.en : empty,
  })
  return {
    ...content,
    title: only(content.title, ''),
    summary: only(content.summary, ''),
    body: only(content.body, NO_RICH_TEXT),
  }
}
