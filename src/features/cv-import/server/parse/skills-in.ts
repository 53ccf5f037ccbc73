import { type SkillLevel, skillLevelNamed } from '#features/profiles/contract/level-names.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Line } from '../layout/line.ts'
import { withoutMarks } from '../layout/level-marks.ts'
import { isPersonal } from './contacts.ts'
import { wholeLines } from './notes.ts'

/** A skill in the words of the CV, before the vocabulary is searched. */
export type SkillMatch = { label: string; level: SkillLevel | null; source: string }

const MAX_LENGTH = 80
/** “Excel (napredno)”, “Excel – odlično”. */
const LEVEL_AFTER = /^(.*?)\s*(?:\(([^)]{3,30})\)|[–—-]\s+([\p{L} ]{4,30})|:\s*([\p{L} ]{4,20}))$/u

/** Reads skills listed under their heading; whole sentences are left to the engine. */
export function skillsIn(lines: readonly Line[]): SkillMatch[] {
  const skillMatches = lines.some(({ cells }) => cells.length > 1)
    ? lines.flatMap(rowSkills)
    : runs(lines).flatMap(runSkills)
  const keys = new Set<string>()
  return skillMatches.filter(({ label }) => {
    const key = label.toLocaleLowerCase('hr')
    if (keys.has(key)) return false
    keys.add(key)
    return true
  })
}

/** A level on a line of its own, below its skill; `Samostalnost` is a skill. */
const LEVEL_ALONE =
  /^(?:osnov(?:e|no|ni)|pocet(?:ni|nik|nica|no)|samostal(?:no|ni)|srednj[ei]|napred(?:no|ni)|odlicno|(?:vrlo )?dobro|strucno|ekspert|basics?|beginner|elementary|intermediate|independent|(?:very )?good|advanced|excellent|proficient|expert)$/

/** Reads a level from a word or from marks of its own. */
function levelAlone(text: string): SkillLevel | undefined {
  if (LEVEL_ALONE.test(fold(text))) return skillLevelNamed(text)
  const { text: rest, share } = withoutMarks(text)
  return rest === '' ? skillLevelOfMarks(share) : undefined
}

/** Returns the level of drawn marks: of five dots, one or two are a beginner's. */
export function skillLevelOfMarks(share: number | undefined): SkillLevel | undefined {
  if (share === undefined) return undefined
  if (share < 0.5) return 'basic'
  if (share < 0.7) return 'independent'
  return share < 0.95 ? 'advanced' : 'expert'
}

/** Lines up to the level below them, which belongs to the last line. */
type Run = { lines: Line[]; level?: SkillLevel }

function runs(lines: readonly Line[]): Run[] {
  const earlier: Run[] = []
  let open: Line[] = []
  for (const line of lines) {
    const level = open.length > 0 ? levelAlone(line.text) : undefined
    if (!level) {
      open.push(line)
      continue
    }
    earlier.push({ lines: open, level })
    open = []
  }
  return [...earlier, { lines: open }]
}

function runSkills({ lines, level }: Run): SkillMatch[] {
  // Names below each other, without separators, each begin with a capital; a continuation does not.
  const areNames = !lines.some(({ text }) => /[,;•|]/.test(text))
  const items = areNames
    ? lines.map((line) => (/^\p{Lu}/u.test(line.text) ? { ...line, isApart: true } : line))
    : lines
  const skillMatches = wholeLines(items).flatMap(listed)
  const last = skillMatches.at(-1)
  return level && last
    ? [...skillMatches.slice(0, -1), { ...last, level: last.level ?? level }]
    : skillMatches
}

/** Reads a row of a table: a skill and its level, a group and its skills, or skills beside each other. */
function rowSkills({ cells }: Line): SkillMatch[] {
  const [first = '', second = ''] = cells
  const level = cells.length === 2 ? (skillLevelNamed(second) ?? levelAlone(second)) : undefined
  if (level && second.split(' ').length < 4) return one(first, level, cells.join(' '))
  const isGroup = cells.length === 2 && /[,;]/.test(second)
  return (isGroup ? [second] : cells).flatMap(listed)
}

/** The end of a list before another on the same line: “Jira. Ostalo: SQL”. */
const NEXT_GROUP = /[.;]\s+(?=\p{Lu}[\p{L} ]{2,30}:\s)/u

function listed(line: string): SkillMatch[] {
  return line.split(NEXT_GROUP).flatMap(listedGroup)
}

function listedGroup(line: string): SkillMatch[] {
  const withoutGroup = /^[^,;:]{3,40}:\s+(.+)$/.exec(line)
  const [before = ''] = line.split(':')
  const stated =
    withoutGroup && skillLevelNamed(withoutGroup[1] ?? '') && !/[,;(]/.test(withoutGroup[1] ?? '')
  if (stated) return one(before, skillLevelNamed(withoutGroup[1] ?? ''), line)
  const list = withoutGroup?.[1] ?? line
  const shared = withoutGroup ? levelAlone(before.trim()) : undefined
  return dividedOutside(list).flatMap((part) => {
    const inside = bracketed(part)
    if (inside)
      return [...one(inside.of, shared, line), ...inside.items.flatMap((item) => one(item, shared, line))]
    const [, name, ...levels] = LEVEL_AFTER.exec(part) ?? []
    const levelText = levels.find(Boolean)
    const level = levelText ? skillLevelNamed(levelText) : undefined
    return name && level ? one(name, level, line) : one(part, shared, line)
  })
}

const DIVIDER = /\s*[,;•|·]\s+|\s*[;•|]\s*|\s+\/\s+/y

/** Splits a list at separators outside brackets. */
function dividedOutside(list: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < list.length; at++) {
    const sign = list[at]
    if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0 && /[\s,;•|·/]/.test(sign ?? '') && !/\s/.test(list[at - 1] ?? '')) {
      DIVIDER.lastIndex = at
      const divider = DIVIDER.exec(list)?.[0]
      if (!divider) continue
      parts.push(list.slice(from, at))
      from = at + divider.length
      at = from - 1
    }
  }
  // A bracket that is never closed is ignored.
  return depth > 0 ? list.split(/\s*[,;•|·]\s+|\s*[;•|]\s*|\s+\/\s+/) : [...parts, list.slice(from)]
}

/** Words for using the things in brackets. */
const GROUP =
  /^(?:poznavanje|znanje|rad |informati|racunar|kompjuter|computer|knowledge|software|programi|alati|tools|it$)/

/** “MS Office (Word, Excel)” means all of them; “Rad na računaru (Word, Excel)” only those in brackets. */
function bracketed(part: string): { of: string; items: string[] } | undefined {
  const [, before = '', inside = ''] = /^([^()]*)\(([^()]+)\)\s*$/.exec(part.trim()) ?? []
  const items = inside.split(/\s*[,;/]\s*|\s+(?:i|and|te)\s+/).filter((item) => item !== '')
  const isLevel = skillLevelNamed(inside) !== undefined && items.length === 1
  if (items.length === 0 || isLevel || (items.length === 1 && before !== '')) return undefined
  return { of: GROUP.test(fold(before)) ? '' : before.trim(), items }
}

function one(label: string, stated: SkillLevel | undefined, source: string): SkillMatch[] {
  const { text, share } = withoutMarks(label)
  const level = stated ?? skillLevelOfMarks(share)
  const plain = text
    .replace(/^(?:i|and|te|sprem(?:an|na)\s+na|спрем(?:ан|на)\s+на)\s+/iu, '')
    .replace(/[.…]+$/, '')
    .trim()
  const isSentence = plain.split(/\s+/).length > 6 || plain.length > MAX_LENGTH
  return plain.length < 2 || isSentence || isPersonal(plain)
    ? []
    : [{ label: plain, level: level ?? null, source }]
}
