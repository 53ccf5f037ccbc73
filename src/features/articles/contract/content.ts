import * as z from 'zod/mini'
import { bilingual, visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import { NO_RICH_TEXT } from '#platform/contract/rich-text/document.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import { ALT_MAX } from '#platform/contract/rich-text/part-limits.ts'
import { PUBLICATION } from '#platform/contract/rich-text/profiles.ts'
import { richTextSchema } from '#platform/contract/rich-text/schema.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { figuresIn } from '#platform/contract/rich-text/figures.ts'
import { TOPICS } from './topics.ts'

export const TITLE_MAX = 140
export const SUMMARY_MAX = 300
export const SERIES_MAX = 80
export const PARTS_MAX = 99
export const TAG_MAX = 40
export const TAGS_MAX = 6

const text = richTextSchema(PUBLICATION)

const series = z.strictObject({
  title: bilingual(SERIES_MAX),
  part: z.int().check(z.minimum(1), z.maximum(PARTS_MAX)),
})

/** An article as it is written: both languages side by side, either may be missing. */
export const content = z.strictObject({
  title: bilingual(TITLE_MAX),
  summary: bilingual(SUMMARY_MAX),
  body: z.strictObject({ bhs: text, en: text }),
  topic: z.enum(TOPICS),
  /** Above the text and in lists; what it shows is said in both languages. */
  cover: z.optional(z.nullable(z.strictObject({ picture: uuid, alt: bilingual(ALT_MAX) }))),
  /** The series; articles with the same name form one, ordered by the numbers of their parts. */
  series: z.optional(z.nullable(series)),
  tags: z.array(visibleWords(TAG_MAX)).check(z.maxLength(TAGS_MAX)),
})
export type Content = z.output<typeof content>

export function newContent(title: Content['title']): Content {
  return {
    title,
    summary: { bhs: '', en: '' },
    body: { bhs: NO_RICH_TEXT, en: NO_RICH_TEXT },
    topic: 'community',
    tags: [],
  }
}

/** Lists the texts that a language lacks; none when nothing of that language is written. */
function missingTexts({ title, summary, body }: Content, language: Locale): string[] {
  return [
    ...(title[language].trim() === '' ? [`title.${language}`] : []),
    ...(summary[language].trim() === '' ? [`summary.${language}`] : []),
    ...(isBlankText(body[language]) ? [`body.${language}`] : []),
  ]
}

/** The fields that this language lacks before it can be published. */
export function missingIn(article: Content, language: Locale): string[] {
  const { cover, body } = article
  return [
    ...missingTexts(article, language),
    ...(cover && cover.alt[language].trim() === '' ? [`cover.alt.${language}`] : []),
    ...(figuresIn(body[language]).some(({ alt }) => alt.trim() === '') ? [`pictures.${language}`] : []),
  ]
}

/** Languages in which everything is there. */
export function wholeLanguages(article: Content): Locale[] {
  return LOCALES.filter((language) => missingIn(article, language).length === 0)
}

/** Languages of which something is there and something is missing; an article is not published so. */
export function brokenLanguages(article: Content): Locale[] {
  return LOCALES.filter(
    (language) => missingIn(article, language).length > 0 && missingTexts(article, language).length < 3,
  )
}
