import { sql } from 'drizzle-orm'
import { cast } from '#features/account/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { directKey } from '../begin.service.ts'
import { termsOf } from '../terms.ts'
import { DEMO_CONVERSATIONS, type DemoConversation, type Name } from './demo-conversations.ts'

/** What the people of the demo world have written to each other. */
export async function seedMessaging({ db, pool }: Services): Promise<void> {
  const found = await Promise.all(
    Object.entries(cast).map(
      async ([name, { email }]) => [name, (await findUserByEmail(db, email))?.id] as const,
    ),
  )
  const ids = new Map(found.flatMap(([name, id]) => (id ? [[name as Name, id] as const] : [])))
  await inTransaction(pool, async (tx) => {
    for (const conversation of DEMO_CONVERSATIONS) await insert(tx, ids, conversation)
  })
}

async function insert(tx: Db, ids: ReadonlyMap<Name, string>, demo: DemoConversation): Promise<void> {
  const members = demo.members.flatMap((name) => ids.get(name) ?? [])
  if (members.length < demo.members.length) return
  const [id, count, title] = [newId(), demo.said.length, demo.title ?? '']
  const last = demo.said.at(-1)![1]
  await tx.execute<object>(sql`
    insert into conversations (id, kind, direct_key, title, created_by, last_seq, version, last_at)
    values (${id}, ${title ? 'group' : 'direct'}, ${title ? null : directKey(members[0]!, members[1]!)}, ${title},
      ${members[0]!}, ${count}, ${count}, date_trunc('milliseconds', now() - make_interval(mins => ${last})))`)
  for (const name of demo.members)
    await tx.execute<object>(sql`
      insert into conversation_members (conversation_id, user_id, state, is_organiser, read_seq)
      values (${id}, ${ids.get(name)!}, ${demo.asked === name ? 'asked' : 'in'}, ${title !== '' && name === demo.members[0]},
        ${demo.asked === name ? 0 : count - (demo.unread?.[name] ?? 0)})`)
  for (const [n, [who, minutes, body]] of demo.said.entries())
    await tx.execute<object>(sql`
      insert into conversation_messages (conversation_id, seq, id, sender_id, body, version, sent_at, terms)
      values (${id}, ${n + 1}, ${newId()}, ${ids.get(who)!}, ${body}, ${n + 1},
        date_trunc('milliseconds', now() - make_interval(mins => ${minutes})), ${termsOf(id, body)})`)
}
