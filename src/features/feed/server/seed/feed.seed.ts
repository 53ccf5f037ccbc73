import { sql } from 'drizzle-orm'
import { cast } from '#features/account/server/index.ts'
import { seedQuestions } from '#features/discussions/server/index.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Block, ListItem, Paragraph, RichText } from '#platform/contract/rich-text/document.ts'
import type { Services } from '#platform/server/services.ts'
import { COMMENTED, insertPost } from '../posts.queries.ts'
import { storeTags } from '../tags.queries.ts'
import type { DemoPost, Name } from './demo-post.ts'
import { NEWEST_POSTS } from './newest-posts.ts'

/** What the people of the demo world write for each other. */
export async function seedFeed({ db, pool }: Services): Promise<void> {
  const names = Object.keys(cast) as Name[]
  const found = await Promise.all(
    names.map(async (name) => [name, (await findUserByEmail(db, cast[name].email))?.id] as const),
  )
  const people = new Map(found.flatMap(([name, id]) => (id ? [[name, id] as const] : [])))
  await inTransaction(pool, async (tx) => {
    for (const post of NEWEST_POSTS) await lay(tx, post, people)
  })
}

async function lay(tx: Db, post: DemoPost, people: ReadonlyMap<Name, string>): Promise<void> {
  const { text, hours, audience = 'members', supporters = [], comments = [] } = post
  const author = people.get(post.author)
  if (!author) return
  const { id = newId() } = post
  await insertPost(tx, { id, author, body: bodyOf(text), audience })
  await tx.execute<object>(sql`
    update feed_posts set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`)
  await storeTags(tx, { id, body: bodyOf(text) })
  const ids = supporters.flatMap((name) => people.get(name) ?? [])
  await tx.execute<object>(sql`
    insert into feed_reactions (post_id, user_id, created_at)
    select ${id}, who, now() - make_interval(hours => ${hours}) * 0.9 from unnest(${sql.param(ids)}::uuid[]) who`)
  await seedQuestions(tx, { kind: COMMENTED, id, people, questions: comments })
}

const paragraph = (text: string): Paragraph => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const item = (text: string): ListItem => ({ type: 'listItem', content: [paragraph(text)] })

function bodyOf(text: string): RichText {
  const content = text.split('\n\n').map((part): Block => {
    const lines = part.split('\n')
    return part.startsWith('- ')
      ? { type: 'bulletList', content: lines.map((line) => item(line.slice(2))) }
      : paragraph(part)
  })
  return { type: 'doc', content }
}
