import * as z from 'zod/mini'
import { cleanText } from './clean-text.ts'
import { EMAIL } from './email-pattern.ts'
import { LOCALES } from './locale.ts'

/** Nothing but the success itself. */
export const okResponse = z.strictObject({ ok: z.literal(true) })

/** A person's email address as typed; the server trims it and folds its case. */
export const emailInput = z.string().check(z.overwrite(cleanText), z.maxLength(254), z.regex(EMAIL))

export const localeInput = z.enum(LOCALES)
export const uuid = z.uuid()
/** The number of a row's version as somebody read it; columns hold no greater one. */
export const versionNumber = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))
export const isoDateTime = z.iso.datetime()
