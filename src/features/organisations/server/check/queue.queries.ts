import { and, asc, count, desc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { problems } from '#platform/contract/problems.ts'
import { users } from '#platform/server/auth/identity.tables.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type {
  AdminOrganisationRow,
  AdminState,
  listOrganisationsForCheck,
  OrganisationForCheck,
} from '../../contract/admin.endpoints.ts'
import { domainOf } from '../../contract/domain.ts'
import type { Organisation } from '../acting.policy.ts'
import { cardOf } from '../cards.queries.ts'
import { organisationDecisions, organisationMembers, organisations } from '../organisations.tables.ts'
import { detailsOf, provableDomain } from '../own.service.ts'
import { nameHas } from '../shown/shown.service.ts'

const PAGE = 25

/** Lists one state of the queue; waiting ones start with the oldest, others with the newest. */
export async function listForCheck(
  db: Db,
  { state, query, after }: QueryOf<typeof listOrganisationsForCheck>,
): Promise<ResponseOf<typeof listOrganisationsForCheck>> {
  const waits = state === 'waiting'
  const beyond = waits
    ? sql`(asked_at, id) > (select o.asked_at, o.id from organisations o where o.id = ${after})`
    : sql`id < ${after}`
  const rows = await db
    .select()
    .from(organisations)
    .where(and(inState(state), query?.trim() ? nameHas(query) : undefined, after ? beyond : undefined))
    .orderBy(...(waits ? [asc(organisations.askedAt), asc(organisations.id)] : [desc(organisations.id)]))
    .limit(PAGE + 1)
  const [waiting] = await db.select({ n: count() }).from(organisations).where(inState('waiting'))
  const shown = rows.slice(0, PAGE)
  return {
    organisations: shown.map(rowOf),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    waiting: waiting?.n ?? 0,
  }
}

function inState(state: AdminState) {
  const { verification, suspendedAt, closedAt } = organisations
  if (state === 'suspended') return and(isNotNull(suspendedAt), isNull(closedAt))
  return and(eq(verification, state), isNull(suspendedAt), isNull(closedAt))
}

function rowOf(row: Organisation): AdminOrganisationRow {
  return {
    card: cardOf(row),
    state: row.verification,
    suspended: row.suspendedAt !== null,
    domainProved: row.provedDomain !== null && row.provedDomain === domainOf(row.website),
    hasRegisterNumber: row.registerNumber !== null,
    askedAt: toIso(row.askedAt),
    createdAt: row.createdAt.toISOString(),
  }
}

/** Returns everything that staff review before a decision. */
export async function findForCheck(db: Db, id: string): Promise<OrganisationForCheck> {
  const [row] = await db.select().from(organisations).where(eq(organisations.id, id))
  if (!row) throw new Problem(problems.notFound)
  const [namesakes, people, history] = await Promise.all([
    listNamesakes(db, row),
    listPeople(db, id),
    listHistory(db, id),
  ])
  const domain = provableDomain(row.website)
  return { ...rowOf(row), details: detailsOf(row), domain, namesakes, people, history }
}

function listNamesakes(db: Db, row: Organisation) {
  const sameName = sql`folded = fold_text(${row.name})`
  return db
    .select({ slug: organisations.slug, name: organisations.name })
    .from(organisations)
    .where(
      and(
        ne(organisations.id, row.id),
        row.registerNumber ? or(sameName, eq(organisations.registerNumber, row.registerNumber)) : sameName,
      ),
    )
    .orderBy(asc(organisations.id))
    .limit(10)
}

async function listPeople(db: Db, organisationId: string) {
  const rows = await db
    .select({ user: users, role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId))
    .orderBy(asc(organisationMembers.createdAt), asc(users.id))
  return rows.map(({ user, role }) => ({
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    role,
  }))
}

async function listHistory(db: Db, organisationId: string) {
  const rows = await db
    .select({ decided: organisationDecisions, first: users.firstName, last: users.lastName })
    .from(organisationDecisions)
    .leftJoin(users, eq(users.id, organisationDecisions.decidedBy))
    .where(eq(organisationDecisions.organisationId, organisationId))
    .orderBy(desc(organisationDecisions.id))
    .limit(50)
  return rows.map(({ decided, first, last }) => ({
    decision: decided.decision,
    reason: decided.reason,
    note: decided.note,
    by: first === null ? null : `${first} ${last ?? ''}`.trim(),
    at: decided.createdAt.toISOString(),
  }))
}
