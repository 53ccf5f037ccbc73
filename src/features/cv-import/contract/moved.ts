import { type Entry, type EntrySection, KINDS } from '#features/profiles/contract/sections.ts'
import type { Proposal } from './proposal.ts'

/**
 * The kinds to which a person has moved entries, by the ids of their items: for example a job that was read as a school.
 */
export type Moves = Readonly<Record<string, Entry['kind']>>

const ENTRY_SECTIONS = Object.keys(KINDS) as EntrySection[]

/** Every kind of entry, section by section. */
export const ENTRY_KINDS: readonly Entry['kind'][] = ENTRY_SECTIONS.flatMap((section) => KINDS[section])

/** Returns the section of a kind of entries. */
export function sectionOfKind(kind: Entry['kind']): EntrySection {
  return ENTRY_SECTIONS.find((section) => (KINDS[section] as readonly string[]).includes(kind)) ?? 'work'
}

/** Returns the proposal with each moved entry in its new place. */
export function moved(proposal: Proposal, moves: Moves): Proposal {
  if (Object.keys(moves).length === 0) return proposal
  const all = ENTRY_SECTIONS.flatMap((section) => {
    const list: readonly { item: Entry; confidence: Record<string, number>; source: string }[] =
      proposal[section]
    return list.map((row) => {
      const kind = moves[row.item.id]
      return {
        section: kind ? sectionOfKind(kind) : section,
        found: kind ? { ...row, item: { ...row.item, kind } } : row,
      }
    })
  })
  const of = (section: EntrySection) =>
    all.filter((one) => one.section === section).map(({ found }) => found) as never
  return {
    ...proposal,
    work: of('work'),
    education: of('education'),
    projects: of('projects'),
    certificates: of('certificates'),
  }
}
