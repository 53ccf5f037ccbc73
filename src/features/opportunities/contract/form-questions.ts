import * as z from 'zod/mini'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { uuid } from '#platform/contract/schemas.ts'

export const QUESTION_TYPES = ['short', 'long', 'choice', 'yes-no', 'file'] as const
export const QUESTIONS_MAX = 12
export const CHOICES_MAX = 12

/** One of the organisation's own questions to those who apply. */
export const formQuestion = z.strictObject({
  id: uuid,
  type: z.enum(QUESTION_TYPES),
  label: bilingual(200),
  required: z.boolean(),
  /** The choices; empty for the other types. */
  choices: z.array(bilingual(120)).check(z.maxLength(CHOICES_MAX)),
})
export type FormQuestion = z.output<typeof formQuestion>
export const formQuestions = z.array(formQuestion).check(z.maxLength(QUESTIONS_MAX))
