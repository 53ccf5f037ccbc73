import { problems as platform } from '#platform/contract/problems.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Services } from '#platform/server/services.ts'
import { problems } from '../../contract/problems.ts'
import { lockMember } from '../lock-member.queries.ts'
import { findListOwner, insertList } from './save-lists.queries.ts'

type NewList = { services: Services; userId: string; id: string; name: string }

/** Makes a list once, however often the device sends it. */
export async function addList({ services, userId, id, name }: NewList): Promise<{ id: string }> {
  await inTransaction(services.pool, async (tx) => {
    await lockMember(tx, userId)
    const owner = await findListOwner(tx, id)
    if (owner !== undefined && owner !== userId) throw new Problem(platform.notFound)
    if (owner === undefined && !(await insertList(tx, { id, userId, name })))
      throw new Problem(problems.listsFull)
  })
  return { id }
}

export function requireList(isFound: boolean): void {
  if (!isFound) throw new Problem(platform.notFound)
}
