import * as z from 'zod/mini'
import { uuid, versionNumber } from '#platform/contract/schemas.ts'
import { CHOSEN_ANSWERS, CHOSEN_ANSWERS_MAX } from './desk-limits.ts'

export const answerFilter = z.string().check(z.maxLength(CHOSEN_ANSWERS_MAX), z.regex(CHOSEN_ANSWERS))

/** Applications with the version that was read. */
export const versions = z.array(z.strictObject({ id: uuid, version: versionNumber }))
export type Versions = z.output<typeof versions>
