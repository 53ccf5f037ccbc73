import { Problem } from '#platform/server/http/problem.ts'
import { LINKS_MAX } from '../contract/limits.ts'
import { problems } from '../contract/problems.ts'

const LINK = /\bhttps?:\/\//gi
/** Something that is seen: not only spaces, marks of direction and joiners. */
const SEEN = /[^\s\p{Cf}\u115f\u1160\u3164\uffa0]/u

/** A message as it is kept, or the reason why it is none; files need no words. */
export function checkedBody(text: string, hasFiles = false): string {
  const body = text.trim()
  if (!SEEN.test(body)) {
    if (hasFiles) return ''
    throw new Problem(problems.empty)
  }
  if ((body.match(LINK)?.length ?? 0) > LINKS_MAX) throw new Problem(problems.tooManyLinks)
  return body
}
