import { fold } from '#platform/contract/fold.ts'
import { type Line, lineOf } from '../layout/line.ts'
import { findPeriod } from './periods.ts'
import { sectionNamed } from './section-names.ts'

/** The length in characters below which a line is as people write it. */
const LONG = 160
const LABELS = new Set(
  'ime i prezime|prezime i ime|name|full name|adresa|address|telefon|tel|mob|mobitel|phone|e mail|email|mejl|datum rodenja|date of birth|napomena|note'.split(
    '|',
  ),
)
const MAX_WORDS = 5
/** With fewer headings it is a text that happens to have a colon. */
const LEAST_HEADINGS = 2

/** Restores lost line breaks of a CV at its headings and labels. */
export function unrolled(lines: readonly Line[]): Line[] {
  return fullGroups(lines).flatMap((group) => {
    const text = group.map((line) => line.text).join(' ')
    if (text.length < LONG) return group
    const cuts = cutsIn(text)
    if (cuts.filter(({ isHeading }) => isHeading).length < LEAST_HEADINGS) return group
    const starts = [{ at: 0, colon: 0, isHeading: false }, ...cuts]
    return starts.flatMap(({ at, colon, isHeading }, place) => {
      const end = starts[place + 1]?.at ?? text.length
      if (!isHeading) return toLines([text.slice(at, end)])
      const heading = lineOf({ cells: [text.slice(at, colon)], isHeading: true, isApart: true, size: 1.2 })
      return [...(heading ? [heading] : []), ...itemsOf(text.slice(colon + 1, end))]
    })
  })
}

/** Groups lines that each continue in the next. */
function fullGroups(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (group?.at(-1)?.isFull && !line.isBullet && !line.startsBlock) group.push(line)
    else groups.push([line])
  }
  return groups
}

type Cut = { at: number; colon: number; isHeading: boolean }

/** Finds places where the words before a colon are a heading or the label of a contact. */
function cutsIn(text: string): Cut[] {
  const cuts: Cut[] = []
  for (const { index: colon } of text.matchAll(/[:：](?=\s)/g)) {
    const words = [...text.slice(Math.max(0, colon - 60), colon).matchAll(/\S+/g)].slice(-MAX_WORDS)
    const offset = Math.max(0, colon - 60)
    const named = words.find(({ index }) => {
      const name = text.slice(offset + index, colon)
      return /^\p{Lu}/u.test(name) && (LABELS.has(fold(name)) || sectionNamed(name)?.rest === '')
    })
    if (!named) continue
    const at = offset + named.index
    cuts.push({ at, colon, isHeading: !LABELS.has(fold(text.slice(at, colon))) })
  }
  return cuts
}

/** Splits a part at semicolons; a period and a name come first, then the activities. */
function itemsOf(text: string): Line[] {
  return text.split(/;\s+/).flatMap((item) => {
    const period = findPeriod(item)
    const tail = period ? /\s[–—-]\s+(?=\p{Ll})/u.exec(item.slice(period.end)) : null
    if (!period || !tail) return toLines([item])
    const at = period.end + tail.index
    const activities = lineOf({ cells: [item.slice(at + tail[0].length)], isBullet: true })
    return [...toLines([item.slice(0, at)]), ...(activities ? [activities] : [])]
  })
}

function toLines(texts: readonly string[]): Line[] {
  return texts.flatMap((text) => lineOf({ cells: [text.replace(/[\s.;]+$/, '')], isApart: true }) ?? [])
}
