import { htmlLang, type Locale } from '#platform/contract/locale.ts'
import type { Post } from '../../contract/feed.endpoints.ts'
import { openingWords, wordsOf } from '../../contract/post-text.ts'

type Input = { post: Post; publicUrl: string; locale: Locale }

/** Returns the post's structured data for search engines (schema.org/SocialMediaPosting). */
export function postData({ post, publicUrl, locale }: Input): object {
  const { author } = post
  return {
    '@context': 'https://schema.org',
    '@type': 'SocialMediaPosting',
    headline: openingWords(post.body),
    articleBody: wordsOf(post.body),
    inLanguage: htmlLang(locale),
    datePublished: post.at,
    mainEntityOfPage: `${publicUrl}/feed/${post.id}`,
    commentCount: post.comments,
    author: {
      '@type': 'Person',
      name: author.name,
      ...(author.slug && { url: `${publicUrl}/profil/${author.slug}` }),
    },
  }
}
