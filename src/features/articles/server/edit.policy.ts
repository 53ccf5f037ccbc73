import { problems } from '#platform/contract/problems.ts'
import type { Session } from '#platform/server/auth/session.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Article } from './articles.queries.ts'

/** Staff who look after content. */
export function isEditor({ role, globalAdmin, scopes }: Session): boolean {
  return role === 'ADMIN' && (globalAdmin || scopes.includes('content'))
}

/** Whether staff read it: from the moment it is handed in, also while its author works on what they asked for. */
export function isHandedIn({ submittedAt, returnedReason, published }: Article): boolean {
  return submittedAt !== null || returnedReason !== null || published !== null
}

/** Whether its author works on what staff asked for: it comes out only when they hand it in again. */
export function isWithAuthor({ submittedAt, returnedReason, published }: Article): boolean {
  return submittedAt === null && returnedReason !== null && published === null
}

/** Authors, and staff once it was handed in; for everybody else it is not there. */
export function editableOrThrow(session: Session, article: Article | undefined): Article {
  if (!article) throw new Problem(problems.notFound)
  if (article.author !== session.userId && !(isEditor(session) && isHandedIn(article)))
    throw new Problem(problems.notFound)
  return article
}
