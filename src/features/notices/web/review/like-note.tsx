import { Link } from 'react-router'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { LikeNotice } from '../../contract/notices.endpoints.ts'
import { useText } from '../use-text.ts'

/** Notices and opportunities that may be the same offer. */
export function LikeNote({ like, base }: { like: readonly LikeNotice[]; base: string }) {
  const t = useText()
  if (like.length === 0) return null
  return (
    <Note tone="sun">
      <b>{t('like')}</b>
      <ul className="mt-1 grid gap-1">
        {like.map(({ notice, slug, title, organisation, likeness }) => {
          const to = slug ? `/opportunities/${slug}` : notice ? `${base}/${notice}` : undefined
          const label = [title || t('untitled'), organisation].filter(Boolean).join(', ')
          return (
            <li key={`${notice ?? ''}${slug ?? ''}${title}`}>
              {to ? (
                <Link to={to} className="link inline-flex min-h-target items-center">
                  {label}
                </Link>
              ) : (
                label
              )}{' '}
              <span className="text-sm">{t('likeShare', { share: String(Math.round(likeness * 100)) })}</span>
            </li>
          )
        })}
      </ul>
    </Note>
  )
}
