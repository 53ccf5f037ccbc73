import { COUNT, countOf } from '../facts/numbers.ts'
import type { Span } from '../text/notice-text.ts'

/** A number of wanted people: `1 izvršilac`, `3 - izvršioca`, `tri (3) izvršioca`, `1 ………… izvršilac`. */
export type PostCount = Span & { count: number }

const DOER = 'izvrs(?:i(?:lac|oc|telj|laca?)|nik)\\w{0,3}'
/** Leaders and dashes, at most as many as fit on a line. */
const GAP = '[\\s.…_·-]{0,140}'
const TWICE = `(?:[(/\\[]\\s{0,2}(${COUNT})\\s{0,2}[)/\\]])?`
const BEFORE = `(?<!\\d[.,/:-]?|[a-z])(${COUNT})\\b\\s{0,2}[.)]?\\s{0,2}${TWICE}${GAP}\\b(?:${DOER})\\b`
const SAID = `(?:je\\s)?(${COUNT})\\b(?![.,/]?\\d)`
const AFTER = `\\b(?:${DOER})\\b[ \\t]{0,2}[:(–-]?[ \\t]{0,2}${SAID}[ \\t]{0,2}${TWICE}`
/** In a table the number stands below its heading; with a full stop it numbers a row. */
const UNDER = `\\bbroj\\s{1,2}(?:${DOER})[ \\t]{0,2}[:–-]?\\n\\s?${SAID}(?!\\.)`
const EITHER = new RegExp(`${BEFORE}|${UNDER}|${AFTER}`, 'g')
const MOST = 200

/** Finds the counts in a text of folded letters, in order. */
export function findPostCounts(flat: string): PostCount[] {
  const postCounts: PostCount[] = []
  for (const match of flat.matchAll(EITHER)) {
    const count = match
      .slice(1)
      .reduce<number | undefined>((first, word) => first ?? countOf(word ?? ''), undefined)
    if (count === undefined) continue
    postCounts.push({ start: match.index, end: match.index + match[0].length, count })
    if (postCounts.length >= MOST) break
  }
  return postCounts
}
