import type { MunicipalityId } from '#features/places/contract/municipalities.ts'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Content, EntrySection } from '../contract/sections.ts'

type Told = readonly [bhs: string, en: string]
type Entry = { kind: string; title: Told; place: Told; note?: Told; from: string; to?: string }

/** What somebody of the demo world has written about themselves. */
export type CastProfile = {
  municipality: MunicipalityId
  headline: Told
  about: Told
  entries: Partial<Record<EntrySection, readonly Entry[]>>
  skills: readonly (readonly [label: string, level: Content<'skills'>['items'][number]['level']])[]
  languages: readonly (readonly [
    language: Content<'languages'>['items'][number]['language'],
    level: Content<'languages'>['items'][number]['level'],
  ])[]
  published?: boolean
}

export const told = ([bhs, en]: Told): Bilingual => ({ bhs, en })
