import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { ABOUT_MAX, contents, HEADLINE_MAX } from '#features/profiles/contract/sections.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { localeInput, uuid } from '#platform/contract/schemas.ts'

export const FORMATS = ['pdf', 'docx', 'json', 'linkedin'] as const
export type Format = (typeof FORMATS)[number]

/** Below this certainty a person should look twice. */
export const SURE = 0.6

/** The certainty of each field, from 0 to 1; a missing field is certain. */
const confidence = z.record(z.string(), z.number())
const source = z.string()

function proposalItem<const S extends z.ZodMiniType>(item: S) {
  return z.strictObject({
    item,
    confidence,
    /** The words of the CV behind it. */
    source,
  })
}

const listOf = <const S extends z.ZodMiniType>(item: S) => z.array(proposalItem(item))
const text = (max: number) => z.nullable(z.strictObject({ text: bilingual(max), confidence: z.number() }))

/** The proposal of a CV for a profile; nothing of it is in the profile yet. */
export const proposal = z.strictObject({
  id: uuid,
  format: z.enum(FORMATS),
  /** The language of the CV. */
  language: localeInput,
  script: z.enum(['latin', 'cyrillic']),
  pages: z.number(),
  /** Pages without readable text; absent in older proposals. */
  unread: z.optional(z.array(z.number())),
  /** Only shown: name and contacts belong to the account. */
  person: z.strictObject({ name: z.string(), email: z.string(), phone: z.string() }),
  headline: text(HEADLINE_MAX),
  about: text(ABOUT_MAX),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  work: listOf(contents.work.shape.items.def.element),
  education: listOf(contents.education.shape.items.def.element),
  projects: listOf(contents.projects.shape.items.def.element),
  certificates: listOf(contents.certificates.shape.items.def.element),
  skills: listOf(contents.skills.shape.items.def.element),
  languages: listOf(contents.languages.shape.items.def.element),
  links: listOf(contents.links.shape.items.def.element),
  interests: z.array(z.string()),
  unplaced: z.array(z.string()),
  expiresAt: z.string(),
})
export type Proposal = z.output<typeof proposal>

export const LISTS = [
  'work',
  'education',
  'skills',
  'languages',
  'projects',
  'certificates',
  'links',
] as const
export type ListName = (typeof LISTS)[number]
