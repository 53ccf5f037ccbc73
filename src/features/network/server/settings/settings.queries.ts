import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import type { Db } from '#platform/server/db/database.ts'
import { type RowOf, rowsOf } from '#platform/server/db/rows-of.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { MutedKind } from '../../contract/muted-words.ts'
import { type Findable, MUTED_WORDS_MAX, type Reachable } from '../../contract/settings.endpoints.ts'

const findableRows = rowsOf({ findable: z.custom<Findable>() })
const idRows = rowsOf({ id: z.string() })

export async function getFindableOf(db: Db, userId: string): Promise<Findable> {
  const { rows } = await findableRows(db)(
    sql`select findable from network_settings where user_id = ${userId}`,
  )
  return rows[0]?.findable ?? 'members'
}

const reachableRows = rowsOf({ reachable: z.custom<Reachable>(), mayChoose: z.boolean() })

export async function getReachableOf(db: Db, userId: string) {
  const { rows } = await reachableRows(db)(sql`
    select case when r.id is null then 'members' else 'known' end as reachable, m.id is null as "mayChoose"
    from users u left join reserved_members r on r.id = u.id left join minor_members m on m.id = u.id
    where u.id = ${userId}`)
  return rows[0] ?? { reachable: 'known' as const, mayChoose: false }
}

export async function saveReachable(db: Db, userId: string, reachable: Reachable): Promise<void> {
  await db.execute(sql`
    insert into network_settings (user_id, reachable) values (${userId}, ${reachable})
    on conflict (user_id) do update set reachable = excluded.reachable, updated_at = now()`)
}

export async function saveFindable(db: Db, userId: string, findable: Findable): Promise<void> {
  await db.execute(sql`
    insert into network_settings (user_id, findable) values (${userId}, ${findable})
    on conflict (user_id) do update set findable = excluded.findable, updated_at = now()`)
}

const mutedWordRows = rowsOf({
  id: z.string(),
  kind: z.custom<MutedKind>(),
  word: z.string(),
  folded: z.string(),
})
export type MutedWord = RowOf<typeof mutedWordRows>

export async function listMutedWords(db: Db, userId: string): Promise<MutedWord[]> {
  const { rows } = await mutedWordRows(db)(sql`
    select id, kind, word, folded from muted_words where user_id = ${userId} order by id desc`)
  return rows
}

/** Stores a muted word, or returns an equivalent one; `undefined` when there are too many. The caller locks the member. */
export async function saveMutedWord(
  tx: Db,
  { userId, kind, word, folded }: { userId: string; kind: MutedKind; word: string; folded: string },
): Promise<string | undefined> {
  const { rows } = await idRows(tx)(sql`
    insert into muted_words (id, user_id, kind, word, folded)
    select ${newId()}::uuid, ${userId}::uuid, ${kind}, ${word}, ${folded}
    where (select count(*) from muted_words where user_id = ${userId}) < ${MUTED_WORDS_MAX}
      or exists (select 1 from muted_words where user_id = ${userId} and kind = ${kind} and folded = ${folded})
    on conflict (user_id, kind, folded) do update set word = excluded.word
    returning id`)
  return rows[0]?.id
}

export async function deleteMutedWord(db: Db, userId: string, id: string): Promise<boolean> {
  const { rows } = await idRows(db)(
    sql`delete from muted_words where id = ${id} and user_id = ${userId} returning id`,
  )
  return rows.length === 1
}
