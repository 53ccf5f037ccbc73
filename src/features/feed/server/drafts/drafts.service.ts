import { problems as platform } from '#platform/contract/problems.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { type Db, inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { DRAFTS_MAX, type savePostDraft } from '../../contract/drafts.endpoints.ts'
import { problems } from '../../contract/problems.ts'
import { lockMember } from '../lock-member.queries.ts'
import { findScheduledAuthor } from '../scheduled/scheduled.queries.ts'
import { deleteDraft, insertDraft, listDrafts, lockDraft, updateDraft } from './drafts.queries.ts'

type Call = { services: Services; session: Pick<Session, 'userId'>; id: string }

export async function draftsOf(db: Db, author: string) {
  return { drafts: await listDrafts(db, author) }
}

/**
 * Saves a draft over the version on which it builds. Repeating a save whose response was lost changes nothing. A save that
 * comes after the post was published or scheduled is rejected, so that no published post becomes a draft again.
 */
export async function saveDraft({
  services,
  session: { userId },
  id,
  draft,
  version,
}: Call & BodyOf<typeof savePostDraft>): Promise<{ version: number }> {
  return inTransaction(services.pool, async (tx) => {
    await lockMember(tx, userId)
    const postAuthor = await findScheduledAuthor(tx, id)
    if (postAuthor !== undefined)
      throw new Problem(postAuthor === userId ? problems.published : platform.notFound)
    const before = await lockDraft(tx, { id, draft })
    if (before && before.author !== userId) throw new Problem(platform.notFound)
    if (before?.isSame) return { version: before.version }
    // A draft that another device deleted meanwhile does not come back.
    if ((before?.version ?? 0) !== version) throw new Problem(platform.conflict)
    if (before) return { version: await updateDraft(tx, { id, draft }) }
    if ((await listDrafts(tx, userId)).length >= DRAFTS_MAX) throw new Problem(problems.draftsFull)
    await insertDraft(tx, { id, author: userId, draft })
    return { version: 1 }
  })
}

export async function removeDraft({ services: { db }, session: { userId }, id }: Call): Promise<void> {
  if (!(await deleteDraft(db, { id, author: userId }))) throw new Problem(platform.notFound)
}
