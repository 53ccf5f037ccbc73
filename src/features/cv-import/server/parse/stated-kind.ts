import { messages as bhs } from '#features/profiles/contract/messages.bhs.ts'
import { messages as en } from '#features/profiles/contract/messages.en.ts'
import { fold } from '#platform/contract/fold.ts'
import type { EntryKind } from './entries.ts'

const KINDS = {
  work: ['job', 'internship', 'informal', 'volunteering', 'own'],
  education: ['school', 'university', 'course'],
} as const
const LAST = /^(.*\S)\s*[·,]\s+([^·,]{4,30})$/u

const BRACKETS = /^(.*\S)\s*\(([^()]{4,30})\)$/u
const INFORMAL = /^(?:neformaln\w*|informal\w*|na crno|povremeno|honorarno|part time)$/

/** “Babysitter (informal)”: what stands in brackets behind a title is its sort rather than part of its name. */
export function withoutBrackets(title: string): { title: string; kind?: 'informal' } {
  const [, before, inside = ''] = BRACKETS.exec(title) ?? []
  return before && INFORMAL.test(fold(inside)) ? { title: before, kind: 'informal' } : { title }
}

/** Our own CVs say behind the place what sort of entry it is. */
export function withoutKind(place: string, section: keyof typeof KINDS): { place: string; kind?: EntryKind } {
  const [, before, last] = LAST.exec(place) ?? []
  if (!before || !last) return { place }
  const kind = KINDS[section].find((one) => [bhs.kinds[one], en.kinds[one]].map(fold).includes(fold(last)))
  return kind ? { place: before, kind } : { place }
}
