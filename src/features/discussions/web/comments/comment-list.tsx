import type { ReactNode } from 'react'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import type { CommentThread, Comment } from '../../contract/comments/comments.endpoints.ts'
import { CommentWords } from './comment-words.tsx'
import { useCommentText } from './use-comment-text.ts'

type Props = {
  items: readonly CommentThread[]
  /** Returns the page of somebody's profile, for these readers. */
  profilePath: (person: Pick<NonNullable<Comment['author']>, 'id' | 'slug'>) => string | null
  /** Draws the form in place of a comment that is being edited. */
  editing?: (comment: Comment) => ReactNode
  /** Draws a member's actions on a comment. */
  actions?: (comment: Comment) => ReactNode
  /** Draws the part below a comment and its answers: an answer that is being written, or waits on the device. */
  foot?: (begun: CommentThread) => ReactNode
}

/** Lists comments with their answers; works without script. */
export function CommentList({ items, foot, ...rest }: Props) {
  return (
    <ul className="text-sm">
      {items.map((thread) => (
        <li key={thread.id} className="border-t border-line py-3 first:border-0">
          <One comment={thread} {...rest} />
          {thread.answers.length > 0 && (
            <ul className="mt-2 grid gap-3 border-l-2 border-line pl-3 sm:ml-3.5">
              {thread.answers.map((answer) => (
                <li key={answer.id}>
                  <One comment={answer} {...rest} />
                </li>
              ))}
            </ul>
          )}
          {foot?.(thread)}
        </li>
      ))}
    </ul>
  )
}

function One({
  comment,
  profilePath,
  editing,
  actions,
}: Omit<Props, 'items' | 'foot'> & { comment: Comment }) {
  const t = useCommentText()
  const locale = useLocale()
  const { id, author, at, isEdited, isDeleted } = comment
  if (isDeleted) return <p className="text-ink-2 italic">{t('deleted')}</p>
  const name = author?.name ?? t('somebody')
  const path = author && profilePath(author)
  const when = new Date(at)
  return (
    <div id={`c-${id}`} className="grid scroll-mt-24 grid-cols-[auto_minmax(0,1fr)] gap-x-2.5">
      <Avatar name={name} size="sm" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-2">
          {path ? (
            <a className="font-strong text-ink no-underline hover:underline" href={path}>
              {name}
            </a>
          ) : (
            <b className="font-strong text-ink">{name}</b>
          )}
          <span>
            {formatDate(when, locale)} {formatTime(when)}
            {isEdited && `, ${t('edited')}`}
          </span>
        </p>
        {editing?.(comment) ?? (
          <>
            <CommentWords comment={comment} profilePath={profilePath} />
            {actions?.(comment)}
          </>
        )}
      </div>
    </div>
  )
}
