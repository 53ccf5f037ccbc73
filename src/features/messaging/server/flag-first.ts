import { sql } from '#platform/server/db/sql.ts'
import * as z from 'zod/mini'
import { flagThing, getWordLists } from '#features/moderation/server/index.ts'
import type { Db } from '#platform/server/db/database.ts'
import { rowsOf } from '#platform/server/db/rows-of.ts'
import { firstMessageSigns, FLAGGED_REPEATS } from '#features/moderation/contract/first-message.ts'

const factRows = rowsOf({ toMinor: z.boolean(), repeats: z.number() })

type FirstMessage = { conversation: string; message: string; sender: string; text: string }

/**
 * Puts the first message of a direct conversation before a moderator where a stated rule requires it; it is delivered all
 * the same.
 */
export async function flagFirst(
  tx: Db,
  { conversation, message, sender, text }: FirstMessage,
): Promise<void> {
  const { rows } = await factRows(tx)(sql`
    select exists (select from conversation_members o join minor_members y on y.id = o.user_id
        where o.conversation_id = ${conversation} and o.user_id <> ${sender}) as "toMinor",
      (select count(*)::int from conversation_messages g where g.sender_id = ${sender} and g.seq = 1
        and g.body = ${text} and g.sent_at > now() - interval '1 day') as repeats
    from conversations c where c.id = ${conversation} and c.kind = 'direct'`)
  const [row] = rows
  if (!row) return
  const { toMinor, repeats } = row
  const signs = firstMessageSigns({ text, toMinor }, await getWordLists(tx))
  await flagThing(tx, {
    kind: 'message',
    thing: `${conversation}:${message}`,
    author: sender,
    text,
    signs: repeats >= FLAGGED_REPEATS ? [...signs, 'repeated'] : signs,
  })
}
