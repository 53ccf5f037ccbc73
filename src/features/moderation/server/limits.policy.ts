import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { localParts } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf, timestamp } from '#platform/server/db/rows-of.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Limit } from '../contract/kinds.ts'
import { linksIn } from '../contract/links.ts'
import { problems } from '../contract/problems.ts'

const limitRows = rowsOf({ limits: z.array(z.custom<Limit>()), endsAt: timestamp })
const oneRows = rowsOf({ one: z.number() })

const REFUSALS = {
  first: problems.limitedFirst,
  questions: problems.limitedQuestions,
  links: problems.limitedLinks,
} as const satisfies Record<Limit, unknown>

/**
 * A text that a member is about to publish, and its purpose: a first message to people they do not know (`first`), a public
 * text (`questions`), or a message in an existing conversation (`talk`).
 */
type Writing = { userId: string; does: Exclude<Limit, 'links'> | 'talk'; text: string }

/**
 * Rejects a text that a limit forbids. The one policy of limits: every feature calls it in the transaction that stores a
 * member's text.
 */
export async function refuseIfLimited(db: Db, { userId, does, text }: Writing): Promise<void> {
  // No limit affects a message without links in an existing conversation, which most messages are.
  if (does === 'talk' && linksIn(text) === 0) return
  const { rows } = await limitRows(db)(sql`
    select d.limits, d.ends_at as "endsAt" from moderation_decisions d join moderation_cases c on c.id = d.case_id
    where c.author_id = ${userId} and d.ends_at > now() and d.limits <> '{}' and d.answer is distinct from 'lifted'`)
  for (const limit of ['first', 'questions', 'links'] as const) {
    const isMeant = limit === 'links' ? linksIn(text) > 0 : does === limit
    const ends = rows.filter(({ limits }) => isMeant && limits.includes(limit)).map(({ endsAt }) => endsAt)
    if (ends.length === 0) continue
    const last = new Date(Math.max(...ends.map((end) => new Date(end).getTime())))
    const { day, month, year } = localParts(last)
    throw new Problem(REFUSALS[limit], {
      values: { day: String(day), month: String(month), year: String(year) },
    })
  }
}

/** Rejects publishing a thing that a moderator removed, unless an appeal lifted the decision. */
export async function refuseIfRemoved(db: Db, thing: { kind: string; id: string }): Promise<void> {
  const { rows } = await oneRows(db)(sql`
    select 1 as one from moderation_decisions d join moderation_cases c on c.id = d.case_id
    where c.kind = ${thing.kind} and c.thing = ${thing.id} and d.measure = 'remove'
      and d.answer is distinct from 'lifted' limit 1`)
  if (rows.length > 0) throw new Problem(problems.removed)
}
