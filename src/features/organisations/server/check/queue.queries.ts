import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type {
  AdminOrganisationRow,
  AdminState,
  listOrganisationsForCheck,
  OrganisationForCheck,
} from '../../contract/admin.endpoints.ts'
import { domainOf } from '../../contract/domain.ts'
import { REASONS, ROLES } from '../../contract/kinds.ts'
import { DECISIONS } from '../../contract/verification.endpoints.ts'
import type { Organisation } from '../acting.policy.ts'
import { cardOf } from '../organisation-card.ts'
import { listOrganisations } from '../organisations.queries.ts'
import { detailsOf, provableDomain } from '../own.service.ts'
import { nameHas } from '../public/public.service.ts'

const PAGE = 25

const countRows = rowsOf({ count: z.number() })
const namesakeRows = rowsOf({ slug: z.string(), name: z.string() })
const personRows = rowsOf({ name: z.string(), email: z.string(), role: z.enum(ROLES) })
const historyRows = rowsOf({
  decision: z.enum(DECISIONS),
  reason: z.nullable(z.enum(REASONS)),
  note: z.string(),
  by: z.nullable(z.string()),
  at: timestamp,
})

/** Lists one state of the queue; waiting ones start with the oldest, others with the newest. */
export async function listForCheck(
  db: Db,
  { state, query, after }: QueryOf<typeof listOrganisationsForCheck>,
): Promise<ResponseOf<typeof listOrganisationsForCheck>> {
  const waits = state === 'waiting'
  const beyond = waits
    ? sql`and (o.asked_at, o.id) > (select a.asked_at, a.id from organisations a where a.id = ${after})`
    : sql`and o.id < ${after}`
  const rows = await listOrganisations(
    db,
    sql`where ${inState(state)} ${query?.trim() ? sql`and ${nameHas(query)}` : sql``} ${after ? beyond : sql``}
      order by ${waits ? sql`o.asked_at, o.id` : sql`o.id desc`} limit ${PAGE + 1}`,
  )
  const { rows: counts } = await countRows(db)(
    sql`select count(*)::int as count from organisations o where ${inState('waiting')}`,
  )
  const page = rows.slice(0, PAGE)
  return {
    organisations: page.map(rowOf),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
    waiting: counts[0]?.count ?? 0,
  }
}

function inState(state: AdminState) {
  return state === 'suspended'
    ? sql`o.suspended_at is not null and o.closed_at is null`
    : sql`o.verification = ${state} and o.suspended_at is null and o.closed_at is null`
}

function rowOf(row: Organisation): AdminOrganisationRow {
  return {
    card: cardOf(row),
    state: row.verification,
    suspended: row.suspendedAt !== null,
    domainProved: row.provedDomain !== null && row.provedDomain === domainOf(row.website),
    hasRegisterNumber: row.registerNumber !== null,
    askedAt: toIso(row.askedAt),
    createdAt: toIso(row.createdAt),
  }
}

/** Returns everything that staff review before a decision. */
export async function getOrganisationForCheck(db: Db, id: string): Promise<OrganisationForCheck> {
  const [row] = await listOrganisations(db, sql`where o.id = ${id}`)
  if (!row) throw new Problem(problems.notFound)
  const [namesakes, people, history] = await Promise.all([
    listNamesakes(db, row),
    listPeople(db, id),
    listHistory(db, id),
  ])
  const domain = provableDomain(row.website)
  return { ...rowOf(row), details: detailsOf(row), domain, namesakes, people, history }
}

async function listNamesakes(db: Db, { id, name, registerNumber }: Organisation) {
  const { rows } = await namesakeRows(db)(sql`
    select slug, name from organisations
    where id <> ${id} and (folded = fold_text(${name}) or register_number = ${registerNumber}::text)
    order by id limit 10`)
  return rows
}

async function listPeople(db: Db, organisationId: string) {
  const { rows } = await personRows(db)(sql`
    select u.first_name || ' ' || u.last_name as name, u.email, m.role
    from organisation_members m join users u on u.id = m.user_id
    where m.organisation_id = ${organisationId} order by m.created_at, u.id`)
  return rows
}

async function listHistory(db: Db, organisationId: string) {
  const { rows } = await historyRows(db)(sql`
    select d.decision, d.reason, d.note, u.first_name || ' ' || u.last_name as by, d.created_at as at
    from organisation_decisions d left join users u on u.id = d.decided_by
    where d.organisation_id = ${organisationId} order by d.id desc limit 50`)
  return rows.map((row) => ({ ...row, at: toIso(row.at) }))
}
