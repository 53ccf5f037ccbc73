import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { type Bilingual, NO_TEXT } from '#platform/contract/bilingual.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import type {
  listPublicOrganisations,
  Opening,
  ReplyRecord,
  PublicOrganisation,
} from '../../contract/public.endpoints.ts'
import { cardOf, isVerified } from '../organisation-card.ts'
import { listOrganisations } from '../organisations.queries.ts'

export type Applicant = { userId: string; slug: string; title: Bilingual }

/** The knowledge of other features about organisations; a page asks only for the parts that it shows. */
export type Knowledge = {
  /** Lists the open opportunities of an organisation, the newest first, at most 20. */
  openings?: (db: Db, organisationId: string) => Promise<readonly Opening[]>
  /** Lists the people who wait for an answer, and the subjects. */
  applicants?: (db: Db, organisationId: string) => Promise<readonly Applicant[]>
  /** Ends what an organisation that closes has there, in the transaction that closes it. */
  closes?: (tx: Db, organisationId: string) => Promise<void>
  /** Returns the record of answers by id, without organisations that had none due. */
  replies?: (db: Db, organisationIds: readonly string[]) => Promise<ReadonlyMap<string, ReplyRecord>>
}

const PAGE = 30
/** Local collation: č after c, š after s. */
const BY_NAME = sql`o.name collate "bs-x-icu"`
const IS_OPEN = sql`o.suspended_at is null and o.closed_at is null`
const IS_VERIFIED = sql`o.verification = 'verified' and ${IS_OPEN}`

/** Returns an organisation for the public; throws `notFound` for suspended or abandoned ones. */
export async function getPublicOrganisation(
  db: Db,
  { slug, knowledge }: { slug: string; knowledge: Knowledge },
): Promise<PublicOrganisation> {
  const [row] = await listOrganisations(db, sql`where o.slug = ${slug} and ${IS_OPEN}`)
  if (!row) throw new Problem(problems.notFound)
  const [openings, replies] = await Promise.all([
    knowledge.openings?.(db, row.id) ?? [],
    knowledge.replies?.(db, [row.id]),
  ])
  return {
    card: cardOf(row),
    about: { ...NO_TEXT, ...row.about },
    address: row.address,
    website: row.website,
    email: row.email,
    phone: row.phone,
    registerNumber: row.registerNumber,
    verifiedAt: isVerified(row) ? toIso(row.verifiedAt) : null,
    provedDomain: row.provedDomain,
    replies: replies?.get(row.id) ?? null,
    openings: [...openings],
    updatedAt: toIso(row.updatedAt),
  }
}

/** Lists verified organisations by name. */
export async function listVerified(
  db: Db,
  { query, kind, after }: QueryOf<typeof listPublicOrganisations>,
): Promise<ResponseOf<typeof listPublicOrganisations>> {
  const isAfter = sql`and (${BY_NAME}, o.id)
    > (select a.name collate "bs-x-icu", a.id from organisations a where a.id = ${after})`
  const rows = await listOrganisations(
    db,
    sql`where ${IS_VERIFIED} ${kind ? sql`and o.kind = ${kind}` : sql``}
      ${query?.trim() ? sql`and ${nameHas(query)}` : sql``} ${after === undefined ? sql`` : isAfter}
      order by ${BY_NAME}, o.id limit ${PAGE + 1}`,
  )
  const page = rows.slice(0, PAGE)
  return {
    organisations: page.map(cardOf),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Returns the condition that the name contains these words, in either script. */
export function nameHas(query: string) {
  return sql`o.folded like '%' || regexp_replace(fold_text(${query}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

const pageRows = rowsOf({ slug: z.string(), updatedAt: timestamp })

/** Lists pages for the sitemap. */
export async function listVerifiedPages(db: Db) {
  const { rows } = await pageRows(db)(sql`
    select o.slug, o.updated_at as "updatedAt" from organisations o where ${IS_VERIFIED} limit 50000`)
  return rows
}

const nameRows = rowsOf({ name: z.string() })

/** Returns the name for the share picture. */
export async function sharedName(db: Db, slug: string): Promise<string | undefined> {
  const { rows } = await nameRows(db)(sql`
    select o.name from organisations o where o.slug = ${slug} and ${IS_OPEN}`)
  return rows[0]?.name
}
