import type { Line } from '../layout/line.ts'
import { type PartName, sectionGuessed, sectionNamed } from './section-names.ts'

const LONGEST = 60
const MOST_WORDS = 7

export type Part = { name: PartName; lines: Line[]; heading: string }

/** Parts in which a line such as “Alati: Excel” describes an entry and begins no part. */
const OF_ENTRIES: ReadonlySet<PartName> = new Set([
  'work',
  'volunteering',
  'projects',
  'education',
  'courses',
])
const ALWAYS: ReadonlySet<PartName> = new Set(['languages', 'mother', 'driving', 'interests'])
/** Words that are headings only if they look like one. */
const WEAK =
  /^(?:posao|web|portfolio|ostalo|other|position|profil|profili|work|internet|studij|studije|studies|radovi|reference|references|praksa|kontakt|contact|internship|training|obuke|online|career|karijera|alati|tools|zvanje|profile|qualifications|tehnologije|technologies|projekat|projekti|projects|seminari|radionice|komunikacijske vjestine|obrazovanje|education|skol[ae]|schools?|škol[ae]|школ[ае]|poslovi|jobs|kurs|te[čc]aj|diplome|takmi[čc]enja|note|notes|napomen[ae])$/iu

/** Divides the lines of a CV by its headings; lines before the first are about the person. */
export function partsOf(lines: readonly Line[]): Part[] {
  const parts: Part[] = [{ name: 'person', lines: [], heading: '' }]
  const isOwnHeading = ownHeadings(lines)
  const isForm = partsAsLabels(lines) >= LEAST_LABELS
  for (const [at, line] of lines.entries()) {
    const current = parts.at(-1)
    const around = { within: current?.name ?? 'person', above: lines[at - 1], next: lines[at + 1], isForm }
    const heading = headingOf(line, around)
    if (heading) {
      parts.push({ name: heading.part, lines: [], heading: line.text })
      if (heading.rest) parts.at(-1)?.lines.push(heading.rest)
    } else if (parts.length > 1 && isOwnHeading(line)) {
      parts.push({ name: 'unknown', lines: [], heading: line.text })
    } else if (line.startsBlock && current && current.lines.length > 0) {
      // A new column does not continue the last part of the one before.
      parts.push({ name: 'person', lines: [line], heading: '' })
    } else current?.lines.push(line)
  }
  return parts.filter(({ lines: inside, name }) => inside.length > 0 || name === 'unknown')
}

type Around = { within: PartName; above: Line | undefined; next: Line | undefined; isForm: boolean }

const LEAST_LABELS = 3

/** Counts the parts of a CV that begin as the label of a row. */
function partsAsLabels(lines: readonly Line[]): number {
  const named = lines.flatMap(({ cells }) => (cells.length > 1 ? (sectionNamed(cells[0] ?? '') ?? []) : []))
  return new Set(named.filter(({ rest }) => rest === '').map(({ part }) => part)).size
}

function headingOf(line: Line, around: Around): { part: PartName; rest: Line | undefined } | undefined {
  const { within } = around
  if (line.isBullet) return undefined
  const whole = sectionNamed(line.text)
  if (whole && whole.rest === '') {
    if (WEAK.test(line.text.trim()) && !standsOut(line, around)) return undefined
    return { part: whole.part, rest: undefined }
  }
  const guessed = !whole && line.cells.length === 1 && isLoud(line) ? sectionGuessed(line.text) : undefined
  if (guessed) return { part: guessed, rest: undefined }
  const [first = '', ...others] = line.cells
  const cell = others.length > 0 ? sectionNamed(first) : undefined
  if (cell?.rest === '') {
    const isPerson = cell.part === 'links' || (cell.part === 'person' && within !== 'person')
    if (isPerson || (WEAK.test(first) && !line.isApart && !around.isForm)) return undefined
    return { part: cell.part, rest: { ...line, cells: others, text: others.join('  ') } }
  }
  if (!whole || (OF_ENTRIES.has(within) && !ALWAYS.has(whole.part))) return undefined
  // In a list of skills, a colon divides the list and begins no part.
  if (within === 'skills' && !ALWAYS.has(whole.part)) return undefined
  return { part: whole.part, rest: { ...line, cells: [whole.rest], text: whole.rest } }
}

function isLoud({ text, isHeading, size }: Line): boolean {
  const isCapitals = /\p{Lu}{3}/u.test(text) && text === text.toUpperCase()
  return isHeading || size > 1.08 || isCapitals || text.endsWith(':')
}

function standsOut(line: Line, { above, next }: Around): boolean {
  const isBesideTable = line.cells.length === 1 && [above, next].some((one) => (one?.cells.length ?? 0) > 1)
  return isLoud(line) || (line.isApart && next !== undefined) || line.startsBlock || isBesideTable
}

/** Returns the look of a line's letters. */
const lettersOf = ({ size, isHeading, isStrong, text }: Line) =>
  [Math.round(size * 20), isHeading, isStrong, text === text.toUpperCase()].join()

const NO_HEADING = /\d|[@,;:|•.!]|^\p{Ll}/u

/** Returns a test for headings of unknown name: they look like the known headings and like no other line. */
function ownHeadings(lines: readonly Line[]): (line: Line) => boolean {
  const headingLooks = new Set<string>()
  const plain = new Set<string>()
  const blocks = new Map<Line, number>()
  let block = 0
  // Another column has headings of its own.
  const lookOf = (line: Line) => `${blocks.get(line)} ${lettersOf(line)}`
  for (const line of lines) {
    if (line.startsBlock) block += 1
    blocks.set(line, block)
    const isKnown = sectionNamed(line.text)?.rest === ''
    if (isKnown) headingLooks.add(lookOf(line))
    else if (line.isBullet || line.cells.length > 1 || NO_HEADING.test(line.text)) plain.add(lookOf(line))
  }
  return (line) =>
    line.cells.length === 1 &&
    !line.isBullet &&
    line.text.length < LONGEST &&
    line.text.split(' ').length <= MOST_WORDS &&
    !NO_HEADING.test(line.text) &&
    headingLooks.has(lookOf(line)) &&
    !plain.has(lookOf(line))
}
