import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { isStaff } from '#features/calls/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { limitOrThrow } from '#platform/server/limits/limit-or-throw.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { hasConflict, isOfBank } from './bank-side.queries.ts'

const CHANGES_AN_HOUR = 300

const roleRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  amount: z.number(),
  finished: z.boolean(),
  reported: z.boolean(),
  accepted: z.boolean(),
  team: z.boolean(),
  bank: z.boolean(),
  staff: z.boolean(),
  conflict: z.boolean(),
  today: z.string(),
})

/** A project with a member's role in it. Team members never decide for the bank, whatever else they are. */
export type ProjectRole = {
  id: string
  slug: string
  title: string
  amount: number
  finished: boolean
  reported: boolean
  accepted: boolean
  team: boolean
  bank: boolean
  /** Central staff, who look after every bank. */
  staff: boolean
  /** They belong to the bank but know a team, so they may only read. */
  conflict: boolean
  today: string
}

export type MoneyRequest = { services: Services; session: Session; slug: string }
export type ItemRequest = MoneyRequest & { id: string }

const roleQuery = ({ session, slug }: Omit<MoneyRequest, 'services'>): SQL => sql`
  select p.id, p.slug, p.title, p.amount, p.finished_at is not null as finished, p.report is not null as reported,
    p.report_accepted_at is not null as accepted,
    exists (select from project_members m where m.project_id = p.id and m.user_id = ${session.userId}) as team,
    ${isOfBank(session)} as bank, ${isStaff(session)}::boolean as staff,
    ${hasConflict(sql`${session.userId}::uuid`)} as conflict,
    (clock_timestamp() at time zone 'Europe/Sarajevo')::date::text as today
  from projects p join public_calls c on c.id = p.call_id where p.slug = ${slug}`

async function roleOf(db: Db, statement: SQL): Promise<ProjectRole> {
  const { rows } = await roleRows(db)(statement)
  const [row] = rows
  if (!row || !(row.team || row.bank)) throw new Problem(platform.notFound)
  const { staff, ...rest } = row
  const bank = row.bank && !row.team
  return { ...rest, bank, staff: staff && bank, conflict: row.conflict && bank }
}

/**
 * Returns the member's role: in the team, on the bank's board or staff of grants; throws `notFound` for everyone else.
 */
export function getRole(db: Db, input: Omit<MoneyRequest, 'services'>): Promise<ProjectRole> {
  return roleOf(db, roleQuery(input))
}

type Needed = 'team' | 'bank'

/**
 * Runs a permitted change with the project locked, so that its money does not change concurrently. People of the bank
 * who know a team may change nothing.
 */
export async function withLockedProject<T = void>(
  moneyRequest: MoneyRequest,
  needed: Needed,
  change: (tx: Db, project: ProjectRole) => Promise<T>,
): Promise<T> {
  const { services, session } = moneyRequest
  await limitOrThrow(services.db, {
    key: `projects:change:${session.userId}`,
    limit: CHANGES_AN_HOUR,
    windowSeconds: 3600,
  })
  return inTransaction(services.pool, async (tx) => {
    const role = await roleOf(tx, sql`${roleQuery(moneyRequest)} for update of p`)
    if (!role[needed]) throw new Problem(platform.notFound)
    if (needed === 'bank' && role.conflict) throw new Problem(problems.inConflict)
    return change(tx, role)
  })
}

const idRows = rowsOf({ id: z.string() })

export async function selectTeam(db: Db, projectId: string): Promise<string[]> {
  const { rows } = await idRows(db)(sql`
    select user_id as id from project_members where project_id = ${projectId} and user_id is not null`)
  return rows.map(({ id }) => id)
}
