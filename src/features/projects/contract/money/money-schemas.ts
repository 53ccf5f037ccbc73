import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { projectSlug } from '../projects.endpoints.ts'

export const MONEY_REASON_MIN = 10
export const MONEY_REASON_MAX = 1000

export const one = z.strictObject({ slug: projectSlug })
export const item = z.strictObject({ slug: projectSlug, id: uuid })
export const why = words(MONEY_REASON_MAX).check(z.minLength(MONEY_REASON_MIN), z.regex(/\S/))
