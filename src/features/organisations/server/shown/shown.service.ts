import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { type Bilingual, NO_TEXT } from '#platform/contract/bilingual.ts'
import type { QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { problems } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type {
  listPublicOrganisations,
  Opening,
  ReplyRecord,
  ShownOrganisation,
} from '../../contract/shown.endpoints.ts'
import { cardOf, isVerified } from '../cards.queries.ts'
import { organisations } from '../organisations.tables.ts'

export type Applicant = { userId: string; slug: string; title: Bilingual }

/** The knowledge of other features about organisations; a page asks only for the parts that it shows. */
export type Knowledge = {
  /** Lists the open opportunities of an organisation, the newest first, at most 20. */
  openings?: (db: Db, organisationId: string) => Promise<readonly Opening[]>
  /** Lists the people who wait for an answer, and the subjects. */
  applicants?: (db: Db, organisationId: string) => Promise<readonly Applicant[]>
  /** Returns the record of answers by id, without organisations that had none due. */
  replies?: (db: Db, organisationIds: readonly string[]) => Promise<ReadonlyMap<string, ReplyRecord>>
}

const PAGE = 30
/** Local collation: č after c, š after s. */
const BY_NAME = sql`organisations.name collate "bs-x-icu"`

/** Returns an organisation for the public; throws `notFound` for suspended or abandoned ones. */
export async function publicOrganisation(
  db: Db,
  { slug, knowledge }: { slug: string; knowledge: Knowledge },
): Promise<ShownOrganisation> {
  const [row] = await db
    .select()
    .from(organisations)
    .where(
      and(eq(organisations.slug, slug), isNull(organisations.suspendedAt), isNull(organisations.closedAt)),
    )
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
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Lists verified organisations by name. */
export async function listVerified(
  db: Db,
  { query, kind, after }: QueryOf<typeof listPublicOrganisations>,
): Promise<ResponseOf<typeof listPublicOrganisations>> {
  const rows = await db
    .select()
    .from(organisations)
    .where(
      and(
        ...isShown(),
        kind && eq(organisations.kind, kind),
        query?.trim() ? nameHas(query) : undefined,
        after === undefined
          ? undefined
          : sql`(${BY_NAME}, id) > (select o.name collate "bs-x-icu", o.id from organisations o where o.id = ${after})`,
      ),
    )
    .orderBy(BY_NAME, asc(organisations.id))
    .limit(PAGE + 1)
  const shown = rows.slice(0, PAGE)
  return { organisations: shown.map(cardOf), next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null }
}

/** Returns the condition that the name contains these words, in either script. */
export function nameHas(query: string) {
  return sql`folded like '%' || regexp_replace(fold_text(${query}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

function isShown() {
  return [
    eq(organisations.verification, 'verified'),
    isNull(organisations.suspendedAt),
    isNull(organisations.closedAt),
  ]
}

/** Lists pages for the sitemap. */
export async function listVerifiedPages(db: Db): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({ slug: organisations.slug, updatedAt: organisations.updatedAt })
    .from(organisations)
    .where(and(...isShown()))
    .limit(50_000)
}

/** Returns the name for the share picture. */
export async function sharedName(db: Db, slug: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: organisations.name })
    .from(organisations)
    .where(
      and(eq(organisations.slug, slug), isNull(organisations.suspendedAt), isNull(organisations.closedAt)),
    )
  return row?.name
}
