import type { ReactNode } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { htmlLang } from '#platform/contract/locale.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { Post } from '../../contract/feed.endpoints.ts'
import { wordsOf } from '../../contract/post-text.ts'
import { useText } from '../use-text.ts'
import { EventNote, PostPictures } from './post-attachments.tsx'
import { PostWords } from './post-words.tsx'
import { SharedCard } from './shared-card.tsx'

type Props = {
  post: Post
  /** The address of the author's profile for these readers. */
  profile: string | null
  /** Where the profiles of these readers lie. */
  profiles: '/profile' | '/profil'
  when: ReactNode
  /** Why it is shown. */
  why?: ReactNode
  /** The part beside the name. */
  aside?: ReactNode
  /** The pictures, where they are not shown at once. */
  pictures?: ReactNode
  /** The poll, as these readers meet it. */
  poll?: ReactNode
  /** The editor in place of the text. */
  editing?: ReactNode
  footer?: ReactNode
  /** What it shares stands there without its picture. */
  isBare?: boolean
}

/** A post: who wrote it and when, and its words. */
export function PostFrame({
  post,
  profile,
  profiles,
  when,
  why,
  aside,
  pictures,
  poll,
  editing,
  footer,
  isBare = false,
}: Props) {
  const t = useText()
  const locale = useLocale()
  const { id, author, body, audience, isEdited, language } = post
  // Screen readers pronounce it, and browsers offer to translate it, by the mark of its language.
  const other = language === null || language === locale ? undefined : language
  const headline = author.headline && readText(author.headline, locale).text
  return (
    <article aria-labelledby={`post-${id}`} className="border-b border-line pt-5 pb-2">
      {why}
      <header className="flex items-center gap-3">
        <Avatar name={author.name} src={author.photo} />
        <div className="min-w-0 flex-1 leading-snug">
          {profile ? (
            <a
              id={`post-${id}`}
              href={profile}
              className="-mt-2 inline-flex min-h-8 items-end font-strong tracking-ui text-ink no-underline hover:underline"
            >
              {author.name}
            </a>
          ) : (
            <b id={`post-${id}`} className="font-strong tracking-ui">
              {author.name}
            </b>
          )}
          <p className="text-xs text-ink-2 [overflow-wrap:anywhere]">
            {headline && `${headline}\u00a0· `}
            {when}
            {isEdited && `\u00a0· ${t('at.edited')}`}
            {`\u00a0· ${t(`audienceNote.${audience}`)}`}
            {other && `\u00a0· ${t('otherLanguage')}`}
          </p>
        </div>
        {aside}
      </header>
      <div className="grid gap-3.5 py-3 [&_p]:text-ink">
        {editing ||
          (wordsOf(body) !== '' && (
            <div lang={other && htmlLang(other)}>
              <PostWords body={body} mentions={post.mentions} profiles={profiles} />
            </div>
          ))}
        {pictures ?? <PostPictures pictures={post.pictures} />}
        {poll}
        {post.event && <EventNote event={post.event} />}
        {post.card && <SharedCard card={post.card} isBare={isBare} />}
      </div>
      {footer}
    </article>
  )
}
