import {
  Briefcase,
  Building2,
  Clock,
  Ellipsis,
  type LucideIcon,
  MessageSquare,
  Rss,
  Search,
  UserPlus,
} from 'lucide-react'
import { Link } from 'react-router'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { localDay } from '#platform/contract/local-time.ts'
import type { NotificationIcon } from '#platform/contract/notifications.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import type { Notification } from '../../contract/notifications.endpoints.ts'
import { useText } from '../use-text.ts'

const ICONS: Readonly<Record<NotificationIcon, LucideIcon>> = {
  deadline: Clock,
  application: Briefcase,
  organisation: Building2,
  search: Search,
  feed: Rss,
  person: UserPlus,
  message: MessageSquare,
}

type RowProps = {
  notification: Notification
  onOpen: () => void
  /** Further actions, where there is room. */
  actions?: { markRead: () => void; remove: () => void }
}

/** A notification: its people, what happened, when, and the link. */
export function NotificationRow({ notification, onOpen, actions }: RowProps) {
  const t = useText()
  const { lead, text, title, path, people, unread } = notification
  return (
    <li className="relative grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-start gap-x-3 border-t border-line py-3 pl-4">
      {unread && <span aria-hidden className="absolute top-6.5 left-0 size-2 rounded-[2px] bg-river" />}
      <Face {...notification} />
      <div className="min-w-0 text-sm leading-[1.45] [overflow-wrap:anywhere]">
        <Link
          to={path}
          onClick={onOpen}
          className={`text-ink no-underline after:absolute after:inset-0 ${unread ? 'font-ui' : ''}`}
        >
          {lead && <b className="font-strong">{lead} </b>}
          {text}
          {unread && <span className="sr-only"> ({t('unread')})</span>}
        </Link>
        <p className="text-xs text-ink-3">
          {title}
          {'\u00a0· '}
          <When at={notification.at} />
        </p>
        {people.length > 0 && actions && (
          <details className="relative z-1 text-sm text-ink-2">
            <summary className="inline-flex min-h-target cursor-pointer items-center">
              {t('people', { count: people.length })}
            </summary>
            <p>{people.join(', ')}</p>
          </details>
        )}
      </div>
      {actions && <Actions {...notification} {...actions} />}
    </li>
  )
}

function Face({ faces, icon }: Notification) {
  const [one, other] = faces
  const Icon = ICONS[icon]
  if (!one)
    return (
      <span className="grid size-10 place-items-center text-ink-2">
        <Icon aria-hidden />
      </span>
    )
  if (!other)
    return <Avatar name={one.name} src={one.picture} of={one.isOrganisation ? 'organisation' : 'person'} />
  return (
    <span className="relative size-10">
      <Avatar name={one.name} src={one.picture} size="sm" className="absolute top-0 left-0" />
      <Avatar
        name={other.name}
        src={other.picture}
        size="sm"
        className="absolute right-0 bottom-0 outline-2 outline-paper"
      />
    </span>
  )
}

function When({ at }: { at: string }) {
  const locale = useLocale()
  const moment = new Date(at)
  const isToday = localDay(moment) === localDay(new Date())
  return <time dateTime={at}>{isToday ? formatTime(moment) : formatDate(moment, locale)}</time>
}

function Actions({ lead, text, unread, markRead, remove }: Notification & NonNullable<RowProps['actions']>) {
  const t = useText()
  const label = t('actions', { text: lead || text })
  return (
    <span className="relative z-1 -mt-1.5 -mr-2">
      <Menu
        label={label}
        items={[
          ...(unread ? [{ text: t('markRead'), onSelect: markRead }] : []),
          { text: t('remove'), onSelect: remove, harm: true },
          { text: t('choose'), to: '/settings#notifications' },
        ]}
        trigger={(props) => <IconButton {...props} icon={<Ellipsis aria-hidden />} label={label} />}
      />
    </span>
  )
}
