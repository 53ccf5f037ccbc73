import { CalendarDays } from 'lucide-react'
import { LibraryPicture } from '#features/library/web/index.ts'
import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { PostEvent } from '../../contract/attachments.ts'
import type { Post } from '../../contract/feed.endpoints.ts'

/** Pictures of a post; one stands in its own shape, several in a grid. */
export function PostPictures({ pictures }: Pick<Post, 'pictures'>) {
  const [one] = pictures
  if (!one) return null
  if (pictures.length === 1)
    return <LibraryPicture {...one} className="max-h-[32rem] rounded-surface object-contain" />
  return (
    <ul className="grid grid-cols-2 gap-1.5">
      {pictures.map(({ alt, picture }, at) => (
        <li key={picture.id} className={classNames(at === 0 && pictures.length % 2 === 1 && 'col-span-2')}>
          <LibraryPicture
            alt={alt}
            picture={picture}
            shape="grid"
            sizes="(min-width: 64rem) 20rem, 50vw"
            className="aspect-[3/2] rounded-control object-cover"
          />
        </li>
      ))}
    </ul>
  )
}

export function EventNote({ event: { title, startsAt, place } }: { event: PostEvent }) {
  const locale = useLocale()
  const at = new Date(startsAt)
  return (
    <div className="flex gap-3 rounded-control border border-line bg-surface p-3.5 text-sm">
      <CalendarDays className="flex-none text-river-ink" aria-hidden />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <b className="font-strong">{title}</b>
        <span className="block text-ink-2 first-letter:uppercase">
          <time dateTime={startsAt}>
            {formatLongDate(at, locale)}, {formatTime(at)}
          </time>
          {place && `, ${place}`}
        </span>
      </div>
    </div>
  )
}
