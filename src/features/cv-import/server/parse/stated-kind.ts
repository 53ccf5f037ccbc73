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

/** Splits off the kind in brackets behind a title: “Babysitter (informal)”. */
export function withoutBrackets(title: string): { title: string; kind?: 'informal' } {
  const [, before, inside = ''] = BRACKETS.exec(title) ?? []
  return before && INFORMAL.test(fold(inside)) ? { title: before, kind: 'informal' } : { title }
}

/** Splits off the kind behind the place, as our own CVs have it. */
export function withoutKind(place: string, section: keyof typeof KINDS): { place: string; kind?: EntryKind } {
  const [, before, last] = LAST.exec(place) ?? []
  if (!before || !last) return { place }
  const kind = KINDS[section].find((one) => [bhs.kinds[one], en.kinds[one]].map(fold).includes(fold(last)))
  return kind ? { place: before, kind } : { place }
}
