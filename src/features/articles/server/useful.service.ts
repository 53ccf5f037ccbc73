import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { CallOfOne } from './editing.service.ts'
import { selectPublicById } from './public.queries.ts'
import { deleteUseful, insertUseful, selectUseful } from './useful.queries.ts'

export async function usefulOf({ services: { db }, session: { userId }, id }: CallOfOne) {
  if (!(await selectPublicById(db, { id }))) throw new Problem(problems.notFound)
  return selectUseful(db, { id, userId })
}

/** Said twice it counts once. */
export async function markUseful({ isUseful, ...call }: CallOfOne & { isUseful: boolean }) {
  const { services, session, id } = call
  if (!(await selectPublicById(services.db, { id }))) throw new Problem(problems.notFound)
  const mark = { id, userId: session.userId }
  await (isUseful ? insertUseful(services.db, mark) : deleteUseful(services.db, mark))
  return selectUseful(services.db, mark)
}
