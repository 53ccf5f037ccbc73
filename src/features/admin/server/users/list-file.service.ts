import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { SheetFormat } from '#platform/contract/sheet-formats.ts'
import { recordAudit } from '#platform/server/audit/record-audit.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { sql } from '#platform/server/db/sql.ts'
import { asSheet } from '#platform/server/files/sheet-stream.ts'
import { dayCell, type SheetCell } from '#platform/server/files/spreadsheet.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { PersonGroup } from '#platform/server/person-groups.ts'
import type { Services } from '#platform/server/services.ts'
import { EXPORTED_MAX, type exportUsers } from '../../contract/bulk.endpoints.ts'
import { messages as bhs } from '../../contract/users-messages.bhs.ts'
import { messages as en } from '../../contract/users-messages.en.ts'
import { conditionsOf, filterOf } from './conditions.ts'
import { toUserRow } from './user-row.ts'
import { listUserRows } from './users.queries.ts'

type Input = {
  services: Services
  session: Session
  groups: readonly PersonGroup[]
  locale: Locale
  format: SheetFormat
  body: BodyOf<typeof exportUsers>
}

/** Writes the list as a file for a spreadsheet; the log says by whom, why, under which conditions and how many. */
export async function listFile({ services, session, groups, locale, format, body }: Input): Promise<Buffer> {
  const { users, reason, ...rest } = body
  const filter = filterOf(rest, groups)
  const only = users ? [sql`u.id = any(${sql.param(users)}::uuid[])`] : []
  return inTransaction(services.pool, async (tx) => {
    const rows = await listUserRows(tx, {
      conditions: [...conditionsOf(filter, groups), ...only],
      sort: 'newest',
      after: undefined,
      limit: EXPORTED_MAX,
    })
    const conditions = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? null]))
    const after = { ...conditions, count: rows.length, format }
    await recordAudit(tx, { services, session, action: 'admin.export-list', reason, after })
    return asSheet({ format, locale }, linesOf(rows.map(toUserRow), locale))
  })
}

function linesOf(users: readonly ReturnType<typeof toUserRow>[], locale: Locale): SheetCell[][] {
  const t = translator({ bhs, en }, locale)
  const columns = ['name', 'email', 'state', 'role', 'place', 'createdAt', 'lastUsedAt'] as const
  return [
    columns.map((column) => t(`columns.${column}`)),
    ...users.map((user) => [
      user.name,
      user.email,
      t(`states.${stateOf(user)}`),
      t(user.role === 'ADMIN' ? 'roles.admin' : 'columns.member'),
      user.place ?? '',
      dayCell(user.createdAt),
      dayCell(user.lastUsedAt, { time: true }),
    ]),
  ]
}

function stateOf({ merged, suspended, leaving, onboarded }: ReturnType<typeof toUserRow>) {
  if (merged) return 'merged'
  if (suspended) return 'suspended'
  if (leaving) return 'leaving'
  return onboarded ? 'active' : 'waiting'
}
