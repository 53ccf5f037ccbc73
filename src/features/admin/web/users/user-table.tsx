import { Link } from 'react-router'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import type { UserRow } from '../../contract/users.endpoints.ts'
import { useText } from '../use-text.ts'
import { Role, State } from './user-marks.tsx'

/** Lists accounts, in columns on wide screens; on phones everything is below the name. */
export function UserTable({ users }: { users: readonly UserRow[] }) {
  const t = useText()
  return (
    <Table
      caption={t('users.caption')}
      rows={users}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'person',
          head: t('users.person'),
          cell: (user) => <Person user={user} />,
          className: 'max-lg:w-full',
        },
        { key: 'role', head: t('users.role'), cell: (user) => <Role user={user} />, className: WIDE },
        { key: 'state', head: t('users.state'), cell: (user) => <State user={user} />, className: WIDE },
        {
          key: 'lastUsed',
          head: t('users.lastUsed'),
          cell: (user) => <LastUsed user={user} />,
          number: true,
          className: WIDE,
        },
        {
          key: 'joined',
          head: t('users.joined'),
          cell: (user) => <DateText at={user.createdAt} />,
          number: true,
          className: WIDE,
        },
      ]}
    />
  )
}

const WIDE = 'max-lg:hidden'

function Person({ user }: { user: UserRow }) {
  const t = useText()
  return (
    <div className="flex items-start gap-3 lg:items-center">
      <Avatar name={user.name} />
      <div className="min-w-0">
        <Link
          to={`/admin/users/${user.id}`}
          className="link inline-flex min-h-target items-center font-strong leading-ui [overflow-wrap:anywhere] lg:min-h-6"
        >
          {user.name}
        </Link>
        <span className="block text-xs text-ink-3 [overflow-wrap:anywhere]">{user.email}</span>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-2 lg:hidden">
          <State user={user} />
          <Role user={user} />
          <span>
            {t('users.lastUsed')}: <LastUsed user={user} />
          </span>
        </div>
      </div>
    </div>
  )
}

function LastUsed({ user }: { user: UserRow }) {
  const t = useText()
  return user.lastUsedAt ? <DateText at={user.lastUsedAt} show="both" /> : <>{t('users.never')}</>
}
