import * as z from 'zod/mini'
import { cleanText } from './clean-text.ts'
import { LOCALES } from './locale.ts'

/** Nothing but the success itself. */
export const okResponse = z.strictObject({ ok: z.literal(true) })

/** A person's email address as typed; the server trims it and folds its case. */
export const emailInput = z.string().check(
  z.overwrite(cleanText),
  z.maxLength(254),
  // No control characters, which the database refuses, no half characters, which no address in a link can carry,
  // and none that part addresses in a mail's header. Labels without dots keep the search linear: with dots in them,
  // one long address would keep the server busy for minutes.
  z.regex(
    /^\s*[^\s@<>"'(),:;\\[\]\u0000-\u001f\u007f\ud800-\udfff]+@[^\s@.<>"'(),:;\\[\]\u0000-\u001f\u007f\ud800-\udfff]+(?:\.[^\s@.<>"'(),:;\\[\]\u0000-\u001f\u007f\ud800-\udfff]+)+\s*$/u,
  ),
)

export const localeInput = z.enum(LOCALES)
export const uuid = z.uuid()
/** The number of a row's version as somebody read it; columns hold no greater one. */
export const versionNumber = z.int().check(z.minimum(0), z.maximum(2 ** 31 - 1))
export const isoDateTime = z.iso.datetime()
