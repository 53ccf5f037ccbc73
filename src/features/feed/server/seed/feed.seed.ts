import { join } from 'node:path'
import { sql } from '#platform/server/db/sql.ts'
import { cast } from '#features/account/server/index.ts'
import { seedQuestions } from '#features/discussions/server/index.ts'
import { addSeededPicture } from '#features/library/server/index.ts'
import { DAY_MS, HOUR_MS } from '#platform/contract/durations.ts'
import type { Block, ListItem, Paragraph, RichText } from '#platform/contract/rich-text/document.ts'
import { findUserByEmail } from '#platform/server/auth/users.queries.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import { toIso } from '#platform/server/db/rows-of.ts'
import type { PostPictures } from '../../contract/attachments.ts'
import { insertPoll } from '../attachments.queries.ts'
import { notePictures } from '../pictures.service.ts'
import { COMMENTED, insertPost } from '../posts.queries.ts'
import { saveTags } from '../tags.queries.ts'
import type { DemoPost, Name } from './demo-post.ts'
import { NEWEST_POSTS } from './newest-posts.ts'
import { OLDER_POSTS } from './older-posts.ts'

type People = ReadonlyMap<Name, string>

/** Seeds the posts of the demo world. */
export async function seedFeed(services: Services): Promise<void> {
  const { db, pool } = services
  const names = Object.keys(cast) as Name[]
  const accounts = await Promise.all(
    names.map(async (name) => [name, (await findUserByEmail(db, cast[name].email))?.id] as const),
  )
  const people = new Map(accounts.flatMap(([name, id]) => (id ? [[name, id] as const] : [])))
  await inTransaction(pool, async (tx) => {
    for (const post of [...NEWEST_POSTS, ...OLDER_POSTS]) await lay(tx, { services, post, people })
    await tx.execute<object>(sql`
      insert into feed_tag_follows (user_id, tag)
      select ${people.get('amra')}::uuid, unnest(array['analitika', 'prviposao', 'omladinskebanke'])`)
  })
}

type Input = { services: Services; post: DemoPost; people: People }

async function lay(tx: Db, { services, post, people }: Input): Promise<void> {
  const { id = newId(), text, hours, audience = 'members', supporters = [], comments = [] } = post
  const author = people.get(post.author)
  if (!author) return
  const pictures = await layPictures(tx, { services, author, post })
  const event = post.event && {
    title: post.event.title,
    place: post.event.place,
    startsAt: toIso(Math.ceil((Date.now() + post.event.days * DAY_MS) / HOUR_MS) * HOUR_MS),
  }
  const body = bodyOf(text)
  await insertPost(tx, { id, author, body, audience, pictures, event, link: post.link })
  await tx.execute<object>(sql`
    update feed_posts set created_at = now() - make_interval(hours => ${hours}) where id = ${id}`)
  await saveTags(tx, { id, body })
  await notePictures(tx, { id, author, pictures })
  const ids = supporters.flatMap((name) => people.get(name) ?? [])
  await tx.execute<object>(sql`
    insert into feed_reactions (post_id, user_id, created_at)
    select ${id}, who, now() - make_interval(hours => ${hours}) * 0.9 from unnest(${sql.param(ids)}::uuid[]) who`)
  await layPoll(tx, { id, poll: post.poll, people })
  await seedQuestions(tx, { kind: COMMENTED, id, people, questions: comments })
}

async function layPictures(
  tx: Db,
  { services, author, post: { pictures = [] } }: Omit<Input, 'people'> & { author: string },
): Promise<PostPictures> {
  if (pictures.length === 0) return []
  const folder = join(import.meta.dirname, 'pictures')
  const postPictures: PostPictures = []
  for (const { drawing, alt } of pictures) {
    const description = { bhs: alt, en: '' }
    const input = { services, folder, name: drawing, description, owner: author }
    const picture = await addSeededPicture(tx, input)
    postPictures.push({ picture, alt })
  }
  return postPictures
}

async function layPoll(
  tx: Db,
  { id, poll, people }: { id: string; poll: DemoPost['poll']; people: People },
): Promise<void> {
  if (!poll) return
  const { options, hours, votes } = poll
  await insertPoll(tx, { id, options, endsAt: toIso(Date.now() + hours * HOUR_MS) })
  for (const [name, choice] of Object.entries(votes) as [Name, number][])
    await tx.execute<object>(sql`
      insert into feed_votes (post_id, user_id, choice) values (${id}, ${people.get(name)}, ${choice})`)
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
