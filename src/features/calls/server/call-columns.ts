import type { CallContent } from '../contract/call.ts'

/** Returns the columns that repeat parts of a content. */
export function columnsOf(content: CallContent) {
  const { opensAt, deadline, resultsAt } = content.dates
  const at = (moment: string | null) => (moment === null ? null : new Date(moment))
  return { content, opensAt: at(opensAt), deadline: at(deadline), resultsAt: at(resultsAt) }
}
