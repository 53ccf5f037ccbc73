import { problems } from '#platform/contract/problems.ts'
import { Problem } from '../http/problem.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { COMMON_STEMS } from './common-stems.ts'
import { normalizeEmail } from './email.ts'

/** The owner of the password; names shorter than five letters are parts of too many good passwords. */
export type PasswordOwner = { email: string; firstName: string; lastName: string }

const TELLING_LENGTH = 5

/** Why a password is refused, as keys of the platform's `fields` texts; composition is advice only. */
export function passwordWeakness(
  password: string,
  owner: PasswordOwner,
): 'passwordCommon' | 'passwordPersonal' | undefined {
  const text = password.normalize('NFC').toLowerCase()
  if (COMMON_PASSWORDS.has(text) || isStemWithDigits(text)) return 'passwordCommon'
  const folded = fold(text)
  const email = normalizeEmail(owner.email)
  const names = [fold(owner.firstName), fold(owner.lastName)]
  const telling = [fold(email.split('@')[0] ?? ''), ...names].filter((word) => word.length >= TELLING_LENGTH)
  const whole = [names.join(''), names.toReversed().join('')]
  const isPersonal =
    text.includes(email) ||
    telling.some((word) => folded.includes(word)) ||
    (folded !== '' && whole.includes(folded))
  return isPersonal ? 'passwordPersonal' : undefined
}

/** Refuses a common or personal password; `field` is its name in the payload. */
export function refuseWeakPassword(input: { password: string; owner: PasswordOwner; field: string }): void {
  const weakness = passwordWeakness(input.password, input.owner)
  if (weakness) throw new Problem(problems.invalid, { fields: { [input.field]: weakness } })
}

/** The usual suffixes of a word: up to four digits, a count, a repeated digit or a date of birth. */
const USUAL_DIGITS =
  /^(?:\d{0,4}|12345\d{0,3}|(\d)\1{4,}|(?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/

/** A word of the list, or the same word twice, and digits as people choose them. */
function isStemWithDigits(text: string): boolean {
  const [, letters = '', digits = ''] = /^(\p{L}+)(\d{0,8})$/u.exec(text) ?? []
  const word = fold(letters)
  const half = word.slice(0, word.length / 2)
  return (
    (COMMON_STEMS.has(word) || (half + half === word && COMMON_STEMS.has(half))) && USUAL_DIGITS.test(digits)
  )
}

/** Letters and digits without accents: people drop both when they type their name. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
