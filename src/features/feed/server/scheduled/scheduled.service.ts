import { problems as platform } from '#platform/contract/problems.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { type createScheduledPost, SCHEDULED_MAX } from '../../contract/scheduled.endpoints.ts'
import { deleteDraft } from '../drafts/drafts.queries.ts'
import { lockMember } from '../lock-member.queries.ts'
import { checkPost } from '../posts.service.ts'
import { deleteScheduled, findScheduledAuthor, insertScheduled, listScheduled } from './scheduled.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'> }

/** Schedules a post once, however often the device sends it. The checks run now and again when it is published. */
export async function schedule({
  services,
  session: { userId },
  id,
  publishAt,
  ...post
}: Call & BodyOf<typeof createScheduledPost>): Promise<{ id: string }> {
  await inTransaction(services.pool, async (tx) => {
    await lockMember(tx, userId)
    const owner = await findScheduledAuthor(tx, id)
    if (owner !== undefined && owner !== userId) throw new Problem(platform.notFound)
    if (owner !== undefined) return
    await checkPost(tx, { author: userId, ...post })
    if (post.poll && post.poll.endsAt <= publishAt)
      throw new Problem(problems.pollEnd, { fields: { 'poll.endsAt': problems.pollEnd.code } })
    if ((await listScheduled(tx, userId)).length >= SCHEDULED_MAX) throw new Problem(problems.scheduleFull)
    if (!(await insertScheduled(tx, { id, author: userId, post, publishAt })))
      throw new Problem(problems.scheduleTime, { fields: { publishAt: problems.scheduleTime.code } })
    await deleteDraft(tx, { id, author: userId })
  })
  return { id }
}

export async function scheduledOf(db: Db, author: string) {
  const rows = await listScheduled(db, author)
  return {
    posts: rows.map(({ id, post: { body, audience }, publishAt, isRefused }) => ({
      id,
      body,
      audience,
      publishAt,
      isRefused,
    })),
  }
}

export async function unschedule({
  services: { db },
  session: { userId },
  id,
}: Call & { id: string }): Promise<void> {
  if (!(await deleteScheduled(db, { id, author: userId }))) throw new Problem(platform.notFound)
}
