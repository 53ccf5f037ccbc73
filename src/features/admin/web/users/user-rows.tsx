import type { ChangeEvent, MouseEvent } from 'react'
import { Link } from 'react-router'
import { useRangePick } from '#platform/web/forms/use-range-pick.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import type { UserRow } from '../../contract/users.endpoints.ts'
import { useText } from '../use-text.ts'
import { Role, State } from './user-marks.tsx'
import { useBulkText } from './bulk/use-bulk-text.ts'
import { useUsersText } from './use-users-text.ts'

type Props = {
  users: readonly UserRow[]
  openId: string | undefined
  /** Undefined where a person has a page of their own instead of a place beside the list. */
  onOpen: ((id: string) => void) | undefined
  /** Undefined while nobody is chosen from the list. */
  picks: readonly string[] | undefined
  onPick: (picks: readonly string[]) => void
}

/** The accounts, one below the other; each name leads to its person. */
export function UserRows({ users, openId, onOpen, picks, onPick }: Props) {
  const t = useUsersText()
  const bulk = useBulkText()
  const ids = users.map(({ id }) => id)
  const pick = useRangePick({ ids, picks: picks ?? [], onPick })
  return (
    <>
      {picks && (
        <Checkbox
          name="all"
          className="pl-2"
          label={bulk('pickAll')}
          checked={ids.every((id) => picks.includes(id))}
          onChange={({ target }) => onPick(target.checked ? [...new Set([...picks, ...ids])] : [])}
        />
      )}
      <ul aria-label={t('caption')} className="@container border-t border-line">
        {users.map((user) => (
          <Row
            key={user.id}
            user={user}
            isOpen={user.id === openId}
            onOpen={onOpen}
            isPicked={picks?.includes(user.id)}
            onPick={pick(user.id)}
          />
        ))}
      </ul>
    </>
  )
}

type RowProps = {
  user: UserRow
  isOpen: boolean
  onOpen: Props['onOpen']
  /** Undefined while nobody is chosen from the list. */
  isPicked: boolean | undefined
  onPick: (event: ChangeEvent<HTMLInputElement>) => void
}

function Row({ user, isOpen, onOpen, isPicked, onPick }: RowProps) {
  const bulk = useBulkText()
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
      {isPicked !== undefined && (
        <Checkbox
          name={`pick.${id}`}
          className="relative z-1 -my-1 flex-none"
          label={<span className="sr-only">{bulk('pick', { name })}</span>}
          checked={isPicked}
          onChange={onPick}
        />
      )}
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
