import { problems } from '#platform/contract/problems.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { CallOfOne } from './editing.service.ts'
import { findPublicArticleById } from './public.queries.ts'
import { deleteUseful, insertUseful, getUseful } from './useful.queries.ts'

export async function usefulOf({ services: { db }, session: { userId }, id }: CallOfOne) {
  if (!(await findPublicArticleById(db, { id }))) throw new Problem(problems.notFound)
  return getUseful(db, { id, userId })
}

/** Said twice it counts once. */
export async function saveUseful({ isUseful, ...call }: CallOfOne & { isUseful: boolean }) {
  const { services, session, id } = call
  if (!(await findPublicArticleById(services.db, { id }))) throw new Problem(problems.notFound)
  const mark = { id, userId: session.userId }
  await (isUseful ? insertUseful(services.db, mark) : deleteUseful(services.db, mark))
  return getUseful(services.db, mark)
}
