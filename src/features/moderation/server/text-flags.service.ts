import { createHash } from 'node:crypto'
import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { fold } from '#platform/contract/fold.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'
import type { Task } from '#platform/server/queue/queue.ts'
import { leadsElsewhere } from '../contract/first-message.ts'
import { FLAGGED_BURST, FLAGGED_PLACES, REPEATED_FROM, textSigns } from '../contract/text-signs.ts'
import type { Sign } from '../contract/signs.ts'
import { flagThing } from './flag.service.ts'
import { getWordLists } from './words/words.queries.ts'

const countRows = rowsOf({ places: z.number(), written: z.number(), isNew: z.boolean() })
const oneRows = rowsOf({ one: z.number() })

type FlagInput = {
  kind: Pick<ReportableKind, 'id' | 'find' | 'isPrivate'>
  id: string
  /** Members whom the text addresses, such as the author of the post that a comment answers. */
  to?: readonly (string | null | undefined)[]
}

/**
 * Checks a text that was just published, in the transaction that stores it, and puts it before a moderator if it has signs.
 * Hides nothing, and never reads texts for a limited audience.
 */
export async function flagText(tx: Db, { kind, id, to = [] }: FlagInput): Promise<void> {
  if (kind.isPrivate) return
  const thing = await kind.find(tx, { id })
  if (!thing?.isShown || !thing.author) return
  const { author, text } = thing
  const item = { kind: kind.id, thing: id, author, text }
  const signs = [
    ...(leadsElsewhere(text) && (await isMinorAmong(tx, { people: to, author })) ? (['minor'] as const) : []),
    ...textSigns(text, await getWordLists(tx)),
    ...(await countedSigns(tx, item)),
  ]
  if (signs.length > 0 && !(await isLetStand(tx, item))) await flagThing(tx, { ...item, signs })
}

async function isMinorAmong(
  tx: Db,
  { people, author }: { people: NonNullable<FlagInput['to']>; author: string },
): Promise<boolean> {
  const others = people.filter((one) => one && one !== author)
  if (others.length === 0) return false
  const { rows } = await oneRows(tx)(sql`
    select 1 as one from minor_members where id = any(${sql.param(others)}::uuid[]) limit 1`)
  return rows.length > 0
}

type TextItem = { kind: string; thing: string; author: string; text: string }

/** Returns signs that only a comparison shows: one text in many places, and a new account that writes a lot. */
async function countedSigns(tx: Db, { kind, thing, author, text }: TextItem): Promise<Sign[]> {
  const folded = fold(text)
  const digest = createHash('sha256').update(folded).digest()
  await tx.execute<object>(sql`
    insert into moderation_writings (author_id, kind, thing, digest) values (${author}, ${kind}, ${thing}, ${digest})
    on conflict (author_id, kind, thing) do update set digest = excluded.digest,
      written_at = case when moderation_writings.written_at < now() - interval '1 day' then now()
        else moderation_writings.written_at end`)
  const { rows } = await countRows(tx)(sql`
    select
      (select count(*)::int from moderation_writings where digest = ${digest} and written_at > now() - interval '1 day') as places,
      (select count(*)::int from moderation_writings where author_id = ${author} and written_at > now() - interval '1 day') as written,
      created_at > now() - interval '1 day' as "isNew"
    from users where id = ${author}`)
  const { places = 0, written = 0, isNew = false } = rows[0] ?? {}
  return [
    ...(folded.length >= REPEATED_FROM && places >= FLAGGED_PLACES ? (['repeated'] as const) : []),
    ...(isNew && written >= FLAGGED_BURST ? (['burst'] as const) : []),
  ]
}

/** Returns whether a moderator has let this exact text stand. */
async function isLetStand(tx: Db, { kind, thing, text }: TextItem): Promise<boolean> {
  const { rows } = await oneRows(tx)(sql`
    select 1 as one from moderation_cases c join moderation_decisions d on d.case_id = c.id
    where c.kind = ${kind} and c.thing = ${thing} and c.excerpt = ${text.slice(0, 4000).toWellFormed()}
      and (d.measure in ('keep', 'help') or d.answer = 'lifted') limit 1`)
  return rows.length > 0
}

/**
 * Erases digests after the day in which they are compared, and the places of writing after a month, in which words of a
 * list can be tried on them.
 */
export const forgetWritings: Task = {
  name: 'moderation.forget-writings',
  cron: '17 * * * *',
  async handle({ db }) {
    await db.execute<object>(sql`
      update moderation_writings set digest = '' where digest <> '' and written_at < now() - interval '1 day'`)
    await db.execute<object>(
      sql`delete from moderation_writings where written_at < now() - interval '30 days'`,
    )
  },
}
