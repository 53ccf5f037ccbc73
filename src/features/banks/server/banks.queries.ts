import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type { PublicBank } from '../contract/banks.endpoints.ts'
import { PROJECT_STATES } from '../contract/kinds.ts'

const text = z.custom<Bilingual>()
const places = z.custom<MunicipalityId[]>()

const cardRows = rowsOf({ slug: z.string(), name: z.string(), municipalities: places })
const yearRows = rowsOf({
  year: z.number(),
  projects: z.number(),
  pages: z.number(),
  granted: z.number(),
  contributed: z.number(),
})
const bankRows = rowsOf({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  municipalities: places,
  about: text,
  closed_at: z.nullable(timestamp),
})
const boardRows = rowsOf({ name: z.string(), role: text, profile: z.nullable(z.string()) })
const fundRows = rowsOf({ year: z.number(), source: text, amount: z.number(), given: z.number() })
const decisionRows = rowsOf({
  id: z.string(),
  decidedOn: z.string(),
  title: text,
  reason: text,
  votesFor: z.number(),
  votesAgainst: z.number(),
  excused: z.number(),
})
const projectRows = rowsOf({
  id: z.string(),
  slug: z.nullable(z.string()),
  title: text,
  municipality: z.custom<MunicipalityId>(),
  decidedOn: z.string(),
  granted: z.number(),
  contributed: z.number(),
  spent: z.number(),
  state: z.enum(PROJECT_STATES),
})
const addressRows = rowsOf({ slug: z.string(), updated: timestamp })
const nameRows = rowsOf({ name: z.string() })

const SHOWN = 100

/** Lists the banks that hold calls, by name. */
export async function listBankCards(db: Db) {
  const { rows } = await cardRows(db)(sql`
    select slug, name, municipalities from bank_names where closed_at is null order by fold_text(name)`)
  return rows
}

/** Sums the awards that boards decided, year by year. */
export async function listYearResults(db: Db) {
  const { rows } = await yearRows(db)(sql`
    select extract(year from decided_on)::int as year, count(*)::int as projects, count(slug)::int as pages,
      sum(granted)::int as granted, sum(contributed)::int as contributed
    from bank_projects group by 1 order by 1`)
  return rows
}

const hoursRows = rowsOf({ hours: z.number() })

/** Counts the confirmed whole hours of volunteering on projects. */
export async function countHours(db: Db): Promise<number> {
  const { rows } = await hoursRows(db)(
    sql`select (coalesce(sum(minutes), 0) / 60)::int as hours from project_confirmed_hours`,
  )
  return rows[0]?.hours ?? 0
}

/** Returns a bank with everything on its page; members who left the product no longer stand on its board. */
export async function findBankBySlug(db: Db, slug: string): Promise<PublicBank | undefined> {
  const {
    rows: [bank],
  } = await bankRows(db)(sql`
    select id, slug, name, municipalities, about, closed_at from youth_banks where slug = ${slug} and active`)
  if (!bank) return undefined
  const { closed_at, ...words } = bank
  const [board, fund, decisions, projects] = await Promise.all([
    boardRows(db)(sql`
      select u.first_name || ' ' || u.last_name as name, b.role, p.slug as profile
      from youth_bank_board b join active_members m on m.id = b.user_id join users u on u.id = m.id
      left join published_profiles p on p.user_id = m.id
      where b.bank_id = ${bank.id} and (b.until is null or b.until >= current_date)
      order by b.position, b.id`),
    fundRows(db)(sql`
      select f.year, f.source, f.amount, coalesce((
          select sum(p.granted)::int from bank_projects p
          where p.bank_id = f.bank_id and extract(year from p.decided_on) = f.year), 0) as given
      from youth_bank_funds f
      where f.bank_id = ${bank.id} and f.year = (select max(year) from youth_bank_funds where bank_id = ${bank.id})
      order by f.amount desc, f.id`),
    decisionRows(db)(sql`
      select id, decided_on::text as "decidedOn", title, reason, votes_for as "votesFor",
        votes_against as "votesAgainst", excused
      from youth_bank_decisions where bank_id = ${bank.id} order by decided_on desc, id desc limit ${SHOWN}`),
    projectRows(db)(sql`
      select id, slug, title, municipality, decided_on::text as "decidedOn", granted, contributed, spent, state
      from bank_projects where bank_id = ${bank.id} order by decided_on desc, id desc limit ${SHOWN}`),
  ])
  const [first] = fund.rows
  return {
    ...words,
    closedAt: toIso(closed_at),
    board: board.rows,
    fund: first
      ? {
          year: first.year,
          given: first.given,
          sources: fund.rows.map(({ source, amount }) => ({ source, amount })),
        }
      : null,
    decisions: decisions.rows,
    projects: projects.rows,
  }
}

/** Lists the addresses of all banks' pages. */
export async function listBankAddresses(db: Db) {
  const { rows } = await addressRows(db)(sql`
    select slug, updated_at as updated from youth_banks where active order by slug`)
  return rows
}

export async function findBankName(db: Db, slug: string): Promise<string | undefined> {
  const { rows } = await nameRows(db)(sql`select name from bank_names where slug = ${slug}`)
  return rows[0]?.name
}
