import type { Line } from '../layout/line.ts'
import { type PartName, sectionGuessed, sectionNamed } from './section-names.ts'

export type Part = { name: PartName; lines: Line[]; heading: string }

/** In these a line such as “Alati: Excel” says something about an entry rather than beginning a part. */
const OF_ENTRIES: ReadonlySet<PartName> = new Set([
  'work',
  'volunteering',
  'projects',
  'education',
  'courses',
])
const ALWAYS: ReadonlySet<PartName> = new Set(['languages', 'mother', 'driving', 'interests'])
/** Words that are headings only where they look like one. */
const WEAK =
  /^(?:posao|web|portfolio|ostalo|other|position|profil|profili|work|internet|studij|studije|studies|radovi|reference|references|praksa|kontakt|contact|internship|training|obuke|online|career|karijera|alati|tools|zvanje|profile|qualifications|tehnologije|technologies|projekat|projekti|projects|seminari|radionice|komunikacijske vjestine|obrazovanje|education|skol[ae]|schools?|škol[ae]|школ[ае]|poslovi|jobs|kurs|te[čc]aj|diplome|takmi[čc]enja|note|notes|napomen[ae])$/iu

/** The lines of a CV under the headings that its writer gave them; what stands before the first is about the person. */
export function partsOf(lines: readonly Line[]): Part[] {
  const parts: Part[] = [{ name: 'person', lines: [], heading: '' }]
  for (const [at, line] of lines.entries()) {
    const current = parts.at(-1)
    const heading = headingOf(line, { within: current?.name ?? 'person', next: lines[at + 1] })
    if (heading) {
      parts.push({ name: heading.part, lines: [], heading: line.text })
      if (heading.rest) parts.at(-1)?.lines.push(heading.rest)
      continue
    }
    // A new column does not go on with what ended the one before.
    if (line.startsBlock && current && current.lines.length > 0) {
      parts.push({ name: 'person', lines: [line], heading: '' })
      continue
    }
    current?.lines.push(line)
  }
  return parts.filter(({ lines: inside }) => inside.length > 0)
}

function headingOf(
  line: Line,
  { within, next }: { within: PartName; next: Line | undefined },
): { part: PartName; rest: Line | undefined } | undefined {
  if (line.isBullet) return undefined
  const whole = sectionNamed(line.text)
  if (whole && whole.rest === '') {
    if (WEAK.test(line.text.trim()) && !standsOut(line, next)) return undefined
    return { part: whole.part, rest: undefined }
  }
  const guessed = !whole && line.cells.length === 1 && isLoud(line) ? sectionGuessed(line.text) : undefined
  if (guessed) return { part: guessed, rest: undefined }
  const [first = '', ...others] = line.cells
  const cell = others.length > 0 ? sectionNamed(first) : undefined
  if (cell?.rest === '') {
    const isPerson = cell.part === 'person' || cell.part === 'links'
    if (isPerson || (WEAK.test(first) && !line.isApart)) return undefined
    return { part: cell.part, rest: { ...line, cells: others, text: others.join('  ') } }
  }
  if (!whole || (OF_ENTRIES.has(within) && !ALWAYS.has(whole.part))) return undefined
  // A colon in a list of skills divides it; it does not end it.
  if (within === 'skills' && !ALWAYS.has(whole.part)) return undefined
  return { part: whole.part, rest: { ...line, cells: [whole.rest], text: whole.rest } }
}

function isLoud({ text, isHeading, size }: Line): boolean {
  const isCapitals = /\p{Lu}{3}/u.test(text) && text === text.toUpperCase()
  return isHeading || size > 1.08 || isCapitals || text.endsWith(':')
}

function standsOut(line: Line, next: Line | undefined): boolean {
  return isLoud(line) || (line.isApart && next?.isBullet !== undefined) || line.startsBlock
}
