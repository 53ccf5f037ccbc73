import { fold } from '#platform/contract/fold.ts'
import { languageNamed } from '#features/profiles/contract/language-names.ts'
import { type Line, lineOf } from '../layout/line.ts'
import { levelOf } from './languages-in.ts'
import type { Part } from './parts.ts'
import { apartFromContacts } from './contact-lines.ts'
import { isPersonal } from './contacts.ts'
import { findPeriod } from './periods.ts'
import type { PartName } from './section-names.ts'

const LICENCE = /\b(?:vozack\w+|driving licen[cs]e|drivers? licen[cs]e|driver s licen[cs]e)\b/
const COURSE =
  /\b(?:kurs\w*|tecaj\w*|obuk[aeu]|osposobljavanj\w+|seminar\w*|radionic\w+|course|workshop|bootcamp|training)\b/
const LEARNT =
  /\b(?:skol[aeu]|skolovanj\w+|gimnazij\w+|fakultet\w*|univerzit\w+|sveucilist\w+|akademij\w+|os|university|faculty|school|college|bachelor\w*|bsc|msc|master\w*|matur\w+|diplom\w+|medresa)\b/
const VOLUNTEERED = /\b(?:volont\w+|volunt\w+)\b/
const AWARD =
  /\b(?:nagrad\w+|priznanj\w+|award\w*|prize|mjesto na|place at|pohval\w+|stipendij\w+|scholarship)\b/
const SHORT = 90
const LIST_WORDS = 4

/** Returns true for a line that names a driving licence and little else. */
export function isLicence({ text }: Line): boolean {
  return text.length < SHORT && LICENCE.test(fold(text).slice(0, 40))
}

export function isCourse({ text }: Line): boolean {
  return COURSE.test(fold(text))
}

export function isAward({ text }: Line): boolean {
  return AWARD.test(fold(text))
}

/** Returns true for languages with their levels and nothing else. */
export function isLanguages({ text }: Line): boolean {
  const parts = text.split(/[,;/|•]/).filter((part) => part.trim() !== '')
  return parts.length > 0 && parts.every((part) => startsWithLanguage(part) && levelOf(part) !== undefined)
}

function startsWithLanguage(part: string): boolean {
  const [first = ''] = part.trim().split(/[\s(:–-]+/)
  return languageNamed(first) !== undefined && part.length < 40
}

function isList({ text, isBullet }: Line): boolean {
  const parts = text.split(/[,;•|]/).map((part) => part.trim())
  return (
    !isBullet &&
    parts.length > 2 &&
    !/[.!?]$/.test(text) &&
    parts.every((part) => part.split(/\s+/).length <= LIST_WORDS + 2)
  )
}

/** Returns the role of a line without a heading; undefined if only its neighbours can decide. */
function roleOf(line: Line): PartName | undefined {
  const folded = fold(line.text)
  if (isLicence(line)) return 'driving'
  if (isLanguages(line)) return 'languages'
  if (line.text.length < 2 * SHORT && findPeriod(line.text)) {
    if (VOLUNTEERED.test(folded)) return 'volunteering'
    if (COURSE.test(folded)) return 'courses'
    if (AWARD.test(folded)) return 'certificates'
    return LEARNT.test(folded) ? 'education' : 'work'
  }
  if (/@|\d{6}|\d{3}[\s/-]\d{3}/.test(line.text)) return undefined
  return isList(line) ? 'skills' : undefined
}

/** Divides a CV without headings into parts by the role of each line; lines without one are of `other`. */
export function partsByRole(part: Part, other: PartName = 'person'): Part[] {
  const parts: Part[] = []
  for (const line of part.lines) {
    const last = parts.at(-1)
    const goesOn = line.isBullet && last && last.name !== other ? last.name : undefined
    const name = goesOn ?? roleOf(line) ?? other
    if (last?.name === name) last.lines.push(line)
    else parts.push({ name, heading: part.heading, lines: [line] })
  }
  return parts
}

/** Classifies a part under an unknown heading: work if it has periods, else `skip`. */
export function partOfUnknown(part: Part): Part {
  const heading = lineOf({ cells: [part.heading] })
  const dated = part.lines.filter(
    ({ text, isBullet }) => !isBullet && text.length < SHORT && findPeriod(text),
  )
  const isVolunteering = part.lines.some(({ text }) => VOLUNTEERED.test(fold(text)))
  const name = dated.length === 0 ? 'skip' : isVolunteering ? 'volunteering' : 'work'
  // The heading is none of a form, so it is preserved too.
  return name === 'skip' && heading ? { ...part, name, lines: [heading, ...part.lines] } : { ...part, name }
}

/** Moves lines under a similar heading to the part where they belong. */
export function placedLines(parts: readonly Part[]): Part[] {
  return parts.flatMap(apartFromContacts).flatMap((source) => {
    const { name } = source
    const part = name === 'skills' ? { ...source, lines: source.lines.flatMap(withoutLicence) } : source
    if (name === 'work' || name === 'volunteering' || name === 'about' || name === 'driving') return [part]
    const home = (line: Line): PartName => {
      if (NO_STAYS.has(name) && isPersonal(line.text)) return 'person'
      if (isLicence(line) && !findPeriod(line.text)) return 'driving'
      if (name === 'skills' && isLanguages(line)) return 'languages'
      if (name === 'certificates' && isCourse(line)) return 'courses'
      if (name === 'courses' && isAward(line) && !isCourse(line)) return 'certificates'
      return name
    }
    const groups = Map.groupBy(part.lines, home)
    return [...groups].map(([to, lines]) =>
      to === name ? { ...part, lines } : { name: to, heading: '', lines },
    )
  })
}

/** Parts in which nobody gives contact details. */
const NO_STAYS: ReadonlySet<PartName> = new Set(['skills', 'languages', 'mother', 'interests'])
const CATEGORIES = /^(?:[A-H][A-E1]?(?:\s*(?:i|and|,|и)\s*|\s+|$))+(?:\s*kategorij\p{L}*)?$/u

/** Divides a driving licence from the skills of a line. */
function withoutLicence(line: Line): Line[] {
  const items = line.text.split(/[,;]\s+/)
  const isOfLicence = items.map((item) => LICENCE.test(fold(item)))
  for (const [at, item] of items.entries())
    if (isOfLicence[at - 1] && CATEGORIES.test(item)) isOfLicence[at] = true
  if (!isOfLicence.includes(true) || !isOfLicence.includes(false)) return [line]
  const lineOfItems = (isWanted: boolean) =>
    lineOf({ ...line, cells: [items.filter((_, at) => isOfLicence[at] === isWanted).join(', ')] }) ?? []
  return [lineOfItems(true), lineOfItems(false)].flat()
}
