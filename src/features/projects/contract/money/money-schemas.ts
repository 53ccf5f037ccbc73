import * as z from 'zod/mini'
import { visibleWords } from '#platform/contract/bilingual-schemas.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { projectSlug } from '../projects.endpoints.ts'

export const MONEY_REASON_MIN = 10
export const MONEY_REASON_MAX = 1000

export const one = z.strictObject({ slug: projectSlug })
export const item = z.strictObject({ slug: projectSlug, id: uuid })
/** The digest of the signed copy that was viewed, so that a later one is not confirmed unseen. Empty for older files. */
export const copyDigest = z.string().check(z.regex(/^(?:[0-9a-f]{64})?$/))
/** The number of an issued document, from 1. */
export const version = z.string().check(z.regex(/^[1-9]\d{0,3}$/))
export const why = visibleWords(MONEY_REASON_MAX).check(z.minLength(MONEY_REASON_MIN))
