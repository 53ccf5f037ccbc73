import { type SkillLevel, skillLevelNamed } from '#features/profiles/contract/level-names.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Line } from '../layout/line.ts'
import { wholeLines } from './notes.ts'

/** A skill as the CV names it, before the vocabulary is asked. */
export type SaidSkill = { label: string; level: SkillLevel | null; source: string }

const MAX_LENGTH = 80
/** “Excel (napredno)”, “Excel – odlično”. */
const LEVEL_AFTER = /^(.*?)\s*(?:\(([^)]{3,30})\)|[–—-]\s+([\p{L} ]{4,30})|:\s*([\p{L} ]{4,20}))$/u

/** What is listed under a heading of skills; whole sentences are left to the engine. */
export function skillsIn(lines: readonly Line[]): SaidSkill[] {
  const found = lines.some(({ cells }) => cells.length > 1)
    ? lines.flatMap(rowSkills)
    : runs(lines).flatMap(runSkills)
  const seen = new Set<string>()
  return found.filter(({ label }) => {
    const key = label.toLocaleLowerCase('hr')
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** A level on a line of its own, below its skill; `Samostalnost` is a skill. */
const LEVEL_ALONE =
  /^(?:osnov(?:e|no|ni)|pocet(?:ni|nik|nica|no)|samostal(?:no|ni)|srednj[ei]|napred(?:no|ni)|odlicno|(?:vrlo )?dobro|strucno|ekspert|basics?|beginner|elementary|intermediate|independent|(?:very )?good|advanced|excellent|proficient|expert)$/

const levelAlone = (text: string) => (LEVEL_ALONE.test(fold(text)) ? skillLevelNamed(text) : undefined)

/** Lines up to a level that stands below them; the last of them has it. */
type Run = { lines: Line[]; level?: SkillLevel }

function runs(lines: readonly Line[]): Run[] {
  const found: Run[] = []
  let open: Line[] = []
  for (const line of lines) {
    const level = open.length > 0 ? levelAlone(line.text) : undefined
    if (!level) {
      open.push(line)
      continue
    }
    found.push({ lines: open, level })
    open = []
  }
  return [...found, { lines: open }]
}

function runSkills({ lines, level }: Run): SaidSkill[] {
  const found = wholeLines(lines).flatMap(listed)
  const last = found.at(-1)
  return level && last ? [...found.slice(0, -1), { ...last, level: last.level ?? level }] : found
}

/** A row of a table: a skill and its level, a group and its skills, or skills beside each other. */
function rowSkills({ cells }: Line): SaidSkill[] {
  const [first = '', second = ''] = cells
  const level = cells.length === 2 ? skillLevelNamed(second) : undefined
  if (level && second.split(' ').length < 4) return one(first, level, cells.join(' '))
  const isGroup = cells.length === 2 && /[,;]/.test(second)
  return (isGroup ? [second] : cells).flatMap(listed)
}

function listed(line: string): SaidSkill[] {
  const withoutGroup = /^[^,;:]{3,40}:\s+(.+)$/.exec(line)
  const [before = ''] = line.split(':')
  const stated = withoutGroup && skillLevelNamed(withoutGroup[1] ?? '') && !/[,;]/.test(withoutGroup[1] ?? '')
  if (stated) return one(before, skillLevelNamed(withoutGroup[1] ?? ''), line)
  const list = withoutGroup?.[1] ?? line
  const shared = withoutGroup ? levelAlone(before.trim()) : undefined
  return list.split(/\s*[,;•|·]\s+|\s*[;•|]\s*|\s+\/\s+/).flatMap((part) => {
    const [, name, ...levels] = LEVEL_AFTER.exec(part) ?? []
    const said = levels.find(Boolean)
    const level = said ? skillLevelNamed(said) : undefined
    return name && level ? one(name, level, line) : one(part, shared, line)
  })
}

function one(label: string, level: SkillLevel | undefined, source: string): SaidSkill[] {
  const plain = label
    .replace(/^(?:i|and|te)\s+/i, '')
    .replace(/[.…]+$/, '')
    .trim()
  const isSentence = plain.split(/\s+/).length > 6 || plain.length > MAX_LENGTH
  return plain.length < 2 || isSentence ? [] : [{ label: plain, level: level ?? null, source }]
}
