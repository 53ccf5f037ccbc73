import { type SQL, sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp, toIso } from '#platform/server/db/rows-of.ts'
import { CALL_STATUSES, type CallContent, phaseOf } from '../contract/call.ts'
import { type CallCard, limitsOf } from '../contract/call-card.ts'
import { dateMove } from '../contract/date-moves.ts'
import { FROZEN } from '../contract/frozen-changes.ts'
import type { PublicCall } from '../contract/calls.endpoints.ts'

const callRows = rowsOf({
  id: z.uuid(),
  slug: z.string(),
  status: z.enum(CALL_STATUSES),
  content: z.custom<CallContent>(),
  now: timestamp,
  given: z.number(),
  programme_slug: z.string(),
  programme_name: z.custom<Bilingual>(),
  bank_slug: z.nullable(z.string()),
  bank_name: z.nullable(z.string()),
  municipalities: z.nullable(z.custom<MunicipalityId[]>()),
  published_at: z.nullable(timestamp),
  cancelled_at: z.nullable(timestamp),
  cancelled_reason: z.nullable(z.custom<Bilingual>()),
  held_at: z.nullable(timestamp),
  moves: z.array(
    z.strictObject({
      at: z.string(),
      dates: z.array(dateMove),
      reason: z.nullable(z.custom<Bilingual>()),
    }),
  ),
  notices: z.array(
    z.strictObject({ at: z.string(), what: z.array(z.enum(FROZEN)), reason: z.custom<Bilingual>() }),
  ),
})

/** Finds published calls, by the database's clock. */
async function callsWhere(db: Db, which: SQL): Promise<PublicCall[]> {
  const { rows } = await callRows(db)(sql`
    select c.id, c.slug, c.status, c.content, clock_timestamp() as now, coalesce(g.given, 0) as given,
      p.slug as programme_slug, p.name as programme_name,
      b.slug as bank_slug, b.name as bank_name, b.municipalities, c.published_at,
      c.cancelled_at, c.cancelled_reason, c.held_at, c.moves,
      (select coalesce(jsonb_agg(jsonb_build_object('at', t.confirmed_at, 'what', t.what, 'reason', t.reason)
          order by t.confirmed_at), '[]') from call_term_changes t
        where t.call_id = c.id and t.confirmed_at is not null) as notices
    from public_calls c
    join programme_names p on p.id = c.programme_id
    left join bank_names b on b.id = c.bank_id
    left join call_grants g on g.call_id = c.id
    ${which}`)
  return rows.map((row) => {
    const now = new Date(row.now)
    const { bank_slug, bank_name, municipalities } = row
    return {
      id: row.id,
      slug: row.slug,
      phase: phaseOf({ status: row.status, dates: row.content.dates, isHeld: row.held_at !== null }, now),
      now: toIso(now),
      content: row.content,
      given: row.given,
      programme: { slug: row.programme_slug, name: row.programme_name },
      bank:
        bank_slug === null || bank_name === null || municipalities === null
          ? null
          : { slug: bank_slug, name: bank_name, municipalities },
      publishedAt: toIso(row.published_at),
      isLate: row.held_at !== null && row.status === 'published',
      notices: row.notices.map((one) => ({ ...one, at: toIso(one.at) })),
      moves: row.moves.map((one) => ({ ...one, at: toIso(one.at) })).reverse(),
      cancellation:
        row.cancelled_at !== null && row.cancelled_reason
          ? { at: toIso(row.cancelled_at), reason: row.cancelled_reason }
          : null,
    }
  })
}

/** Finds a published or cancelled call by its address. */
export async function findCallBySlug(db: Db, slug: string): Promise<PublicCall | undefined> {
  return (await callsWhere(db, sql`where c.slug = ${slug}`))[0]
}

/**
 * Finds a published or cancelled call by its id, with template, rules, dates, phase and grace, for features that take
 * applications.
 */
export async function findCallById(db: Db, id: string): Promise<PublicCall | undefined> {
  return (await callsWhere(db, sql`where c.id = ${id}`))[0]
}

const revisionRows = rowsOf({ version: z.number(), updated: timestamp })

/** Returns how often a call was changed, which only grows, and when that was last. */
export async function findRevision(db: Db, id: string): Promise<{ version: number; updated: Date }> {
  const { rows } = await revisionRows(db)(sql`
    select version, updated_at as updated from grant_calls where id = ${id}`)
  const [row] = rows
  if (!row) throw new Error('A call that was read is gone.')
  return { version: row.version, updated: new Date(row.updated) }
}

const SHOWN = 100
/** The order of phases in a list: calls in which one can still do something come first. */
const ORDER = ['open', 'voting', 'upcoming', 'review', 'deciding', 'finished'] as const

/** Lists published calls, the most pressing first. */
export async function listCallCards(
  db: Db,
  { bank, programme }: { bank?: string | undefined; programme?: string | undefined },
): Promise<CallCard[]> {
  const calls = await callsWhere(
    db,
    sql`where c.status = 'published'
      and (${bank ?? null}::text is null or b.slug = ${bank ?? null}::text)
      and (${programme ?? null}::text is null or p.slug = ${programme ?? null}::text)
    order by c.deadline desc, c.id desc limit ${SHOWN}`,
  )
  return ORDER.flatMap((phase) => {
    const cards = calls.filter((call) => call.phase === phase).map(cardOf)
    // The call that ends soonest comes first, but among finished ones the latest.
    return phase === 'finished' ? cards : cards.reverse()
  })
}

function cardOf({ slug, phase, content, given, programme, bank }: PublicCall): CallCard {
  const { amount, ages, team, municipalities } = limitsOf(content)
  return {
    slug,
    phase,
    title: content.title,
    programme: programme.slug,
    bank: bank && { slug: bank.slug, name: bank.name },
    municipalities: municipalities.length > 0 ? [...municipalities] : (bank?.municipalities ?? []),
    dates: content.dates,
    fund: content.fund,
    given,
    amount,
    ages,
    team,
  }
}

const addressRows = rowsOf({ slug: z.string(), updated: timestamp })

/** Lists the addresses of the calls that search engines may list. */
export async function listCallAddresses(db: Db) {
  const { rows } = await addressRows(db)(sql`
    select slug, updated_at as updated from public_calls where status = 'published' order by slug`)
  return rows
}
