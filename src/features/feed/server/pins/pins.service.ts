import { problems as platform } from '#platform/contract/problems.ts'
import type { Db } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Post } from '../../contract/feed.endpoints.ts'
import { findPost } from '../posts.queries.ts'
import { postsOf } from '../posts.service.ts'
import { deletePin, findPin, findPinBySlug, savePinOf } from './pins.queries.ts'

type Pin = { userId: string; post: string; wanted: boolean }

/** One post stands on a profile; another takes its place. */
export async function pin(db: Db, { userId, post, wanted }: Pin): Promise<void> {
  const isOwn = wanted ? await savePinOf(db, { userId, post }) : await deletePin(db, { userId, post })
  if (!isOwn) throw new Problem(platform.notFound)
}

export async function pinOf(db: Db, { member, reader }: { member: string; reader: string }) {
  return readablePin(db, await findPin(db, member), reader)
}

/** What a visitor meets on a published profile: a pinned post for everybody. */
export async function publicPinOf(db: Db, slug: string) {
  return readablePin(db, await findPinBySlug(db, slug), null)
}

async function readablePin(db: Db, id: string | undefined, reader: string | null) {
  const row = id && (await findPost(db, { id, reader }))
  const [post]: (Post | undefined)[] = row ? await postsOf(db, [row], reader) : []
  return { post: post ?? null }
}
