import * as z from 'zod/mini'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { bilingual, words } from '#platform/contract/bilingual-schemas.ts'
import { LANGUAGE_LEVELS, LANGUAGES } from './languages.ts'
import { SKILL_LEVELS } from './skill-levels.ts'
import { month, webAddress } from './value-schemas.ts'

export const HEADLINE_MAX = 120
export const ABOUT_MAX = 3000
export const TITLE_MAX = 120
export const NOTE_MAX = 1500
export const SKILL_MAX = 80
export const ENTRIES_MAX = 25
export const SKILLS_MAX = 60

export { SKILL_LEVELS }

/** The kinds of entries; work counts paid or not, with a contract or without. */
export const KINDS = {
  work: ['job', 'internship', 'informal', 'volunteering', 'own'],
  education: ['school', 'university', 'course'],
  projects: ['project'],
  certificates: ['certificate'],
} as const

function list<const S extends z.ZodMiniType>(item: S, max: number) {
  return z.strictObject({ items: z.array(item).check(z.maxLength(max)) })
}

function entries<const K extends readonly [string, ...string[]]>(kinds: K) {
  return list(
    z.strictObject({
      id: uuid,
      kind: z.enum(kinds),
      /** Of a job, school year, project or certificate. */
      title: bilingual(TITLE_MAX),
      /** Employer, school, client, issuer. */
      place: bilingual(TITLE_MAX),
      note: bilingual(NOTE_MAX),
      from: z.nullable(month),
      /** Null while it continues. */
      to: z.nullable(month),
      url: z.nullable(webAddress),
    }),
    ENTRIES_MAX,
  )
}

/** The content of each section; input, storage and output share these schemas. */
export const contents = {
  intro: z.strictObject({
    headline: bilingual(HEADLINE_MAX),
    municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  }),
  about: z.strictObject({ about: bilingual(ABOUT_MAX) }),
  work: entries(KINDS.work),
  education: entries(KINDS.education),
  skills: list(
    z.strictObject({
      id: uuid,
      /** In the vocabulary; null for a person's own words. */
      skill: z.nullable(uuid),
      label: words(SKILL_MAX),
      level: z.enum(SKILL_LEVELS),
    }),
    SKILLS_MAX,
  ),
  languages: list(
    z.strictObject({ id: uuid, language: z.enum(LANGUAGES), level: z.enum(LANGUAGE_LEVELS) }),
    ENTRIES_MAX,
  ),
  projects: entries(KINDS.projects),
  certificates: entries(KINDS.certificates),
  links: list(z.strictObject({ id: uuid, label: words(60), url: webAddress }), 10),
} as const

export type SectionName = keyof typeof contents
export type Content<S extends SectionName> = z.output<(typeof contents)[S]>
export type Contents = { [S in SectionName]: Content<S> }

export const SECTIONS = Object.keys(contents) as [SectionName, ...SectionName[]]

/** Sections of the same shape: title, place and period. */
export type EntrySection = keyof typeof KINDS
export type Entry = Content<EntrySection>['items'][number]

export const EMPTY: Contents = {
  intro: { headline: { bhs: '', en: '' }, municipality: null },
  about: { about: { bhs: '', en: '' } },
  work: { items: [] },
  education: { items: [] },
  skills: { items: [] },
  languages: { items: [] },
  projects: { items: [] },
  certificates: { items: [] },
  links: { items: [] },
}
