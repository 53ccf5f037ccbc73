import * as z from 'zod/mini'
import { cleanText } from '#platform/contract/clean-text.ts'
import { localDay } from '#platform/contract/local-time.ts'
import { problems } from './problems.ts'

export const PASSWORD_MIN = 8
/** Room for any passphrase, but short enough to hash. */
export const PASSWORD_MAX = 200
export const NAME_MAX = 60

/** A first or last name in any script; without the characters of addresses or markup, and without half characters. */
export const nameInput = z
  .string()
  .check(
    z.overwrite(cleanText),
    z.minLength(1),
    z.maxLength(NAME_MAX),
    z.regex(/^\s*[^\s<>@:/\\\u0000-\u001f\u007f\ud800-\udfff][^<>@:/\\\u0000-\u001f\u007f\ud800-\udfff]*$/u),
  )

const EARLIEST_BIRTHDAY = '1900-01-02'

/** A date of birth such as `2008-05-31`: of a person who may be alive, and not in the future. */
export const birthdayInput = z.iso
  .date()
  .check(
    z.refine((day) => day >= EARLIEST_BIRTHDAY && day <= localDay(new Date()), problems.birthdayInvalid.code),
  )

/** A newly chosen password; the server rejects common and personal ones. */
export const newPasswordInput = z
  .string()
  .check(z.minLength(PASSWORD_MIN, problems.passwordTooShort.code), z.maxLength(PASSWORD_MAX))

/** The repeated password; the whole form checks that both are the same. */
export const confirmPasswordInput = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX))

export function passwordsMatch() {
  return z.refine<{ password: string; confirmPassword: string }>(
    ({ password, confirmPassword }) => password === confirmPassword,
    { path: ['confirmPassword'], error: problems.passwordMismatch.code },
  )
}

/** A token of an emailed or printed link. */
export const tokenInput = z.string().check(z.minLength(1), z.maxLength(200))

/** The tokens of a sign-in: the bearer and the token that renews it; the cookie comes beside them. */
export const tokenPair = z.strictObject({ accessToken: z.string(), refreshToken: z.string() })
