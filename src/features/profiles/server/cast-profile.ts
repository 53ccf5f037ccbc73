import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Content, EntrySection } from '../contract/sections.ts'

type TextPair = readonly [bhs: string, en: string]
type Entry = { kind: string; title: TextPair; place: TextPair; note?: TextPair; from: string; to?: string }

/** The profile of a person of the demo world. */
export type CastProfile = {
  municipality: MunicipalityId
  headline: TextPair
  about: TextPair
  entries: Partial<Record<EntrySection, readonly Entry[]>>
  skills: readonly (readonly [label: string, level: Content<'skills'>['items'][number]['level']])[]
  languages: readonly (readonly [
    language: Content<'languages'>['items'][number]['language'],
    level: Content<'languages'>['items'][number]['level'],
  ])[]
  published?: boolean
}
