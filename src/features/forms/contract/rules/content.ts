import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { field, rule } from './field.ts'

export const FIELDS_MAX = 120
export const RULES_MAX = 60
export const TITLE_MAX = 140
export const INTRO_MAX = 2000
export const THANKS_MAX = 1000

/** A form as it is written: what is asked, and what follows from the answers. Both languages side by side. */
export const content = z.strictObject({
  title: bilingual(TITLE_MAX),
  intro: bilingual(INTRO_MAX),
  /** The text after sending. */
  thanks: bilingual(THANKS_MAX),
  fields: z.array(field).check(z.maxLength(FIELDS_MAX)),
  rules: z.array(rule).check(z.maxLength(RULES_MAX)),
})
export type Content = z.output<typeof content>
