import { readFile } from 'node:fs/promises'
import { sql } from '#platform/server/db/sql.ts'
import { storeSeededFile } from '#features/media/server/index.ts'
import { cast } from '#features/account/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inDrawingTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import { drawSvg } from '#platform/server/pictures/draw-svg-in-pool.ts'
import type { Services } from '#platform/server/services.ts'
import { directKey } from '../begin.service.ts'
import { flagFirst } from '../flag-first.ts'
import { insertPin } from '../pins/pins.queries.ts'
import { termsOf } from '../terms.ts'
import { claimFilesOfMessage, insertFile } from '../files/files.queries.ts'
import { prepare } from '../files/prepare.service.ts'
import { BENCH_SKETCH, offerPdf } from './demo-files.ts'
import { DEMO_CONVERSATIONS, type DemoConversation, type DemoFile, type Name } from './demo-conversations.ts'

/** Seeds the conversations of the demo world. */
export async function seedMessaging(services: Services): Promise<void> {
  const { db, pool } = services
  const accounts = await Promise.all(
    Object.entries(cast).map(
      async ([name, { email }]) => [name, (await findUserByEmail(db, email))?.id] as const,
    ),
  )
  const ids = new Map(accounts.flatMap(([name, id]) => (id ? [[name as Name, id] as const] : [])))
  await inDrawingTransaction(pool, async (tx) => {
    for (const conversation of DEMO_CONVERSATIONS) await insert(tx, { services, ids }, conversation)
  })
}

type World = { services: Services; ids: ReadonlyMap<Name, string> }

async function insert(tx: Db, world: World, demo: DemoConversation): Promise<void> {
  const { ids } = world
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
  for (const [n, [who, minutes, body, file]] of demo.said.entries()) {
    const [message, sender] = [newId(), ids.get(who)!]
    await tx.execute<object>(sql`
      insert into conversation_messages (conversation_id, seq, id, sender_id, body, version, sent_at, terms)
      values (${id}, ${n + 1}, ${message}, ${sender}, ${body}, ${n + 1},
        date_trunc('milliseconds', now() - make_interval(mins => ${minutes})), ${termsOf(id, body)})`)
    if (n === 0 && !title) await flagFirst(tx, { conversation: id, message, sender, text: body })
    if (file) await attach(tx, world, { conversation: id, sender, message, file })
  }
  for (const seq of demo.pins ?? []) await insertPin(tx, { conversation: id, seq })
}

async function attach(
  tx: Db,
  { services }: World,
  { file, message, ...place }: { conversation: string; sender: string; message: string; file: DemoFile },
): Promise<void> {
  const { parts, ...prepared } = await prepare({ alt: '', ...file, bytes: await bytesOf(file) })
  const row = { ...prepared, ...place, id: newId() }
  const upload = { ...prepared, kind: 'message', id: row.id, userId: place.sender, parts } as const
  await storeSeededFile(tx, services, upload)
  await insertFile(tx, row)
  await claimFilesOfMessage(tx, { ...place, message, files: [row.id] })
}

async function bytesOf({ kind }: DemoFile): Promise<Buffer> {
  if (kind === 'offer') return offerPdf()
  if (kind === 'tune') return readFile(new URL('./demo-voice.webm', import.meta.url))
  return Buffer.from(await drawSvg({ svg: BENCH_SKETCH, format: 'png' }))
}
