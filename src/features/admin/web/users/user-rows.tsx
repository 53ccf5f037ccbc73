import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import type { UserRow } from '../../contract/users.endpoints.ts'
import { useText } from '../use-text.ts'
import { Role, State } from './user-marks.tsx'
import { useUsersText } from './use-users-text.ts'

type Props = {
  users: readonly UserRow[]
  openId: string | undefined
  /** Undefined where a person has a page of their own instead of a place beside the list. */
  onOpen: ((id: string) => void) | undefined
}

/** The accounts, one below the other; each name leads to its person. */
export function UserRows({ users, openId, onOpen }: Props) {
  const t = useUsersText()
  return (
    <ul aria-label={t('caption')} className="@container border-t border-line">
      {users.map((user) => (
        <Row key={user.id} user={user} isOpen={user.id === openId} onOpen={onOpen} />
      ))}
    </ul>
  )
}

type RowProps = { user: UserRow; isOpen: boolean; onOpen: Props['onOpen'] }

function Row({ user, isOpen, onOpen }: RowProps) {
  const { id, name, email, place } = user
  /** A link to the page all the same, for a new tab. */
  function open(event: MouseEvent) {
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onOpen(id)
  }
  return (
    <li
      data-user={id}
      className="relative flex items-start gap-3 border-b border-line py-2.5 pl-2 has-aria-[current=true]:bg-surface has-aria-[current=true]:before:absolute has-aria-[current=true]:before:inset-y-0 has-aria-[current=true]:before:left-0 has-aria-[current=true]:before:w-1 has-aria-[current=true]:before:rounded-r-[3px] has-aria-[current=true]:before:bg-river has-checked:bg-river-tint"
    >
      <Avatar name={name} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-4 @min-[34rem]:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="min-w-0">
          <Link
            to={`/admin/users/${id}`}
            onClick={open}
            aria-current={isOpen || undefined}
            className="link inline-flex min-h-target items-center font-strong leading-ui before:absolute before:inset-0 [overflow-wrap:anywhere] lg:min-h-6"
          >
            {name}
          </Link>
          <span className="block text-xs text-ink-3 [overflow-wrap:anywhere]">
            {email}
            {place && `, ${place}`}
          </span>
        </div>
        <div className="mt-1.5 text-xs text-ink-2 @min-[34rem]:mt-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <State user={user} />
            <Role user={user} />
          </p>
          <p className="mt-1">
            <LastUsed user={user} />
          </p>
        </div>
      </div>
    </li>
  )
}

function LastUsed({ user: { lastUsedAt } }: { user: UserRow }) {
  const t = useText()
  return (
    <>
      {t('users.lastUsed')}: {lastUsedAt ? <DateText at={lastUsedAt} show="both" /> : t('users.never')}
    </>
  )
}
