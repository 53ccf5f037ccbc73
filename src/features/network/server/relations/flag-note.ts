import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { firstMessageSigns, FLAGGED_REPEATS } from '#features/moderation/contract/first-message.ts'
import { flagThing, getWordLists } from '#features/moderation/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { requestKind } from './reportable.ts'

const repeatRows = rowsOf({ repeats: z.number() })

type RequestNote = { id: string; from: string; toMinor: boolean; note: string }

/**
 * Flags a note, which is often the first text to a stranger, by the rules of a first message. It is delivered all the same.
 */
export async function flagNote(tx: Db, { id, from, toMinor, note }: RequestNote): Promise<void> {
  if (note === '') return
  const { rows } = await repeatRows(tx)(sql`
    select count(*)::int as repeats from connection_requests
    where from_id = ${from} and note = ${note} and created_at > now() - interval '1 day'`)
  const signs = firstMessageSigns({ text: note, toMinor }, await getWordLists(tx))
  const isRepeated = (rows[0]?.repeats ?? 0) >= FLAGGED_REPEATS
  await flagThing(tx, {
    kind: requestKind.id,
    thing: id,
    author: from,
    text: note,
    signs: isRepeated ? [...signs, 'repeated'] : signs,
  })
}
