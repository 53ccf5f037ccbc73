import * as z from 'zod/mini'
import { cleanText } from '#platform/contract/clean-text.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { problems } from './problems.ts'

export const PASSWORD_MIN = 8
/** Long enough for any passphrase, short enough to hash. */
export const PASSWORD_MAX = 200
export const NAME_MAX = 60

/** A first or last name in any script; without the signs that make addresses or markup, and without half characters. */
export const nameInput = z
  .string()
  .check(
    z.overwrite(cleanText),
    z.minLength(1),
    z.maxLength(NAME_MAX),
    z.regex(/^\s*[^\s<>@:/\\\u0000-\u001f\u007f\ud800-\udfff][^<>@:/\\\u0000-\u001f\u007f\ud800-\udfff]*$/u),
  )

const EARLIEST_BIRTHDAY = '1900-01-02'

/** A day of birth such as `2008-05-31`: of somebody who may be alive, and not of tomorrow. */
export const birthdayInput = z.iso
  .date()
  .check(
    z.refine((day) => day >= EARLIEST_BIRTHDAY && day <= localDay(new Date()), problems.birthdayInvalid.code),
  )

/** A password that somebody chooses now; common and personal ones are refused by the server. */
export const newPasswordInput = z
  .string()
  .check(z.minLength(PASSWORD_MIN, problems.passwordTooShort.code), z.maxLength(PASSWORD_MAX))

/** The second typing of a password; that they are the same is checked by the whole form. */
export const confirmPasswordInput = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))

export function passwordsMatch() {
  return z.refine<{ password: string; confirmPassword: string }>(
    ({ password, confirmPassword }) => password === confirmPassword,
    { path: ['confirmPassword'], error: problems.passwordMismatch.code },
  )
}

/** A token of an emailed or printed link. */
export const tokenInput = z.string().check(z.minLength(1), z.maxLength(200))

/** What signing in gives: the bearer and the token that renews it; the cookie comes beside them. */
export const tokenPair = z.strictObject({ accessToken: z.string(), refreshToken: z.string() })
