import { partFor } from '#features/library/contract/part-for.ts'
import { largestAddress } from '#features/library/contract/pictures.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import type { PublicArticle } from '../contract/public.endpoints.ts'

type Input = { shown: PublicArticle; publicUrl: string; locale: Locale }

/** Returns the article's structured data for search engines (schema.org/Article). */
export function articleData({ shown, publicUrl, locale }: Input): object {
  const title = readText(shown.title, locale)
  const { author } = shown
  const cover = shown.cover?.picture
  // Search engines choose among its shapes.
  const covers = cover
    ? [...(['wide', 'square', 'share'] as const).map((shape) => partFor(cover, shape)), cover]
    : []
  const pictures = [...covers, ...shown.pictures]
  const images = [...new Set(pictures.map((picture) => `${publicUrl}${largestAddress(picture)}`))]
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title.text,
    description: readText(shown.summary, locale).text,
    inLanguage: htmlLang(title.language),
    datePublished: shown.publishedAt,
    dateModified: shown.updatedAt,
    ...(images.length > 0 && { image: images }),
    mainEntityOfPage: `${publicUrl}/articles/${shown.slug}`,
    ...(shown.tags.length > 0 && { keywords: shown.tags.join(', ') }),
    ...(author && {
      author: {
        '@type': 'Person',
        name: author.name,
        ...(author.profile && { url: `${publicUrl}/profil/${author.profile}` }),
      },
    }),
  }
}
