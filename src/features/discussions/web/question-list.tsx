import type { ReactNode } from 'react'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Post, Question } from '../contract/discussions.endpoints.ts'
import { useText } from './use-text.ts'

type Props = {
  items: readonly Question[]
  by: Bilingual
  /** Draws a member's actions on a question or an answer. */
  actions?: (post: Post | Question) => ReactNode
}

/** Lists questions with their answers; works without script. */
export function QuestionList({ items, by, actions }: Props) {
  const t = useText()
  if (items.length === 0) return <p className="text-sm text-ink-2">{t('none')}</p>
  return (
    <ul className="max-w-measure text-sm">
      {items.map((question) => (
        <li key={question.id} className="border-t border-line py-3.5 first:border-0">
          {question.isDeleted ? (
            <p className="text-ink-2 italic">{t('deleted')}</p>
          ) : (
            <Words post={question} by={by} strong />
          )}
          {question.answers.length === 0 && <p className="text-xs text-ink-2">{t('waits')}</p>}
          {actions?.(question)}
          {question.answers.length > 0 && (
            <ul className="mt-1 grid gap-2.5">
              {question.answers.map((answer) => (
                <li
                  key={answer.id}
                  className={`border-l-2 pl-3 ${answer.isOfficial ? 'border-river' : 'border-line'}`}
                >
                  <Words post={answer} by={by} />
                  {actions?.(answer)}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function Words({ post, by, strong }: { post: Post; by: Bilingual; strong?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { author, isOfficial, isEdited } = post
  const name = isOfficial ? readText(by, locale).text : (author?.name ?? t('somebody'))
  const who = author?.slug ? (
    <a className="link" href={`/profil/${author.slug}`}>
      {name}
    </a>
  ) : (
    name
  )
  return (
    <>
      <p
        className={`whitespace-pre-line [overflow-wrap:anywhere] ${strong ? 'font-strong text-ink' : 'text-ink-2'}`}
      >
        {post.text}
      </p>
      <p className="text-xs text-ink-3">
        {who}
        {isOfficial && `\u00a0· ${t('official')}`}
        {'\u00a0· '}
        <span className="whitespace-nowrap">{formatDate(new Date(post.at), locale)}</span>
        {isEdited && `\u00a0· ${t('edited')}`}
      </p>
    </>
  )
}
