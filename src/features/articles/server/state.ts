import type { ArticleState } from '../contract/editing.endpoints.ts'
import type { Article } from './articles.queries.ts'

type StateParts = Pick<
  Article,
  | 'published'
  | 'liveBhsAt'
  | 'liveEnAt'
  | 'submittedAt'
  | 'returnedReason'
  | 'withdrawnAt'
  | 'hiddenAt'
  | 'now'
>

/** Returns an article's state for its author; a published text stays readable while its next one waits. */
export function stateOf(article: StateParts): ArticleState {
  if (article.hiddenAt) return 'hidden'
  if (article.submittedAt) return 'waiting'
  if (article.withdrawnAt) return 'withdrawn'
  if (article.returnedReason !== null) return 'returned'
  if (!article.published) return 'draft'
  return isLive(article) ? 'published' : 'scheduled'
}

/** Whether everybody may read it, in one language at least. */
export function isLive({ published, liveBhsAt, liveEnAt, withdrawnAt, hiddenAt, now }: StateParts): boolean {
  if (!published || withdrawnAt || hiddenAt) return false
  return [liveBhsAt, liveEnAt].some((at) => at !== null && at <= now)
}
