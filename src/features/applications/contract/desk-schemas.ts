import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { uuid, versionNumber } from '#platform/contract/schemas.ts'
import { CHOSEN_ANSWERS, CHOSEN_ANSWERS_MAX, CHOSEN_SKILLS, PLACE_MAX, SEARCH_MAX } from './desk-limits.ts'
import { STATUSES } from './statuses.ts'

/** What narrows the list of applications; each condition that is there has to hold. */
export const conditions = {
  status: z.optional(z.enum(STATUSES)),
  q: z.optional(words(SEARCH_MAX)),
  unscored: z.optional(z.literal('true')),
  late: z.optional(z.literal('true')),
  answers: z.optional(z.string().check(z.maxLength(CHOSEN_ANSWERS_MAX), z.regex(CHOSEN_ANSWERS))),
  skills: z.optional(z.string().check(z.maxLength(CHOSEN_ANSWERS_MAX), z.regex(CHOSEN_SKILLS))),
  place: z.optional(words(PLACE_MAX)),
}
const filter = z.strictObject(conditions)
export type Conditions = z.output<typeof filter>

/** Applications with the version that was read. */
export const versions = z.array(z.strictObject({ id: uuid, version: versionNumber }))
export type Versions = z.output<typeof versions>
