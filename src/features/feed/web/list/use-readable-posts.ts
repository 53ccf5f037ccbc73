import { readableLists } from '#features/offline/contract/readable-lists.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Readable } from '#platform/contract/readable.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useReadable } from '#platform/web/offline/use-readable.ts'
import type { Post } from '../../contract/feed.endpoints.ts'
import { wordsOf } from '../../contract/post-text.ts'

/** Keeps the posts that a member has seen on this device, to be read again without a connection. */
export function useReadablePosts(
  list: 'feed' | 'newest' | 'posts',
  posts: readonly Post[] | undefined,
): void {
  const locale = useLocale()
  useReadable(readableLists[list], posts && { list: posts.map((post) => readablePost(post, locale)) })
}

/** A post in plain words: what its pictures show and what its poll offers, too. */
export function readablePost(
  { id, author, body, at, pictures, poll, event }: Post,
  locale: Locale,
): Readable {
  const whole = [
    ...wordsOf(body).split('\n'),
    ...pictures.map(({ alt }) => alt),
    ...(poll?.options.map(({ text }) => `– ${text}`) ?? []),
    ...(event
      ? [[event.title, momentOf(event.startsAt, locale), event.place].filter(Boolean).join('\u00a0· ')]
      : []),
  ]
  return {
    path: `/feed/posts/${id}`,
    title: author.name,
    facts: [momentOf(at, locale)],
    text: whole.filter((line) => line.trim() !== ''),
  }
}

function momentOf(moment: string, locale: Locale): string {
  const at = new Date(moment)
  return `${formatDate(at, locale)}, ${formatTime(at)}`
}
