import { problems } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Article } from './articles.queries.ts'

/** Staff who look after content. */
export function isEditor({ role, globalAdmin, scopes }: Session): boolean {
  return role === 'ADMIN' && (globalAdmin || scopes.includes('content'))
}

/** Authors, and staff once it was handed in; for everybody else it is not there. */
export function editableOrThrow(session: Session, article: Article | undefined): Article {
  if (!article) throw new Problem(problems.notFound)
  const isHandedIn = article.submittedAt !== null || article.published !== null
  if (article.author !== session.userId && !(isEditor(session) && isHandedIn))
    throw new Problem(problems.notFound)
  return article
}
