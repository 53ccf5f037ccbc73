import { normalizeEmail } from '#platform/server/auth/email.ts'
import { type LegacyScheme, legacyScheme } from './legacy-hash.ts'

export const REQUIRED_COLUMNS = ['email', 'first_name', 'last_name'] as const
export const COLUMNS = [...REQUIRED_COLUMNS, 'password_hash', 'created_at'] as const
export type Column = (typeof COLUMNS)[number]

export type FormerMemberRow = {
  email: string
  firstName: string
  lastName: string
  hash: string | null
  scheme: LegacyScheme | null
  createdAt: Date | null
}

const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/
const DATE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d:\d\d)?)?$/
const LONGEST_NAME = 80

/** Returns one person of the file, or why the line is invalid. */
export function readFormerMember(value: (column: Column) => string): FormerMemberRow | string {
  const email = normalizeEmail(value('email'))
  if (!EMAIL.test(email) || email.length > 254) return 'email is not an address'
  const firstName = value('first_name').trim()
  const lastName = value('last_name').trim()
  const wrong = nameProblem('first_name', firstName) ?? nameProblem('last_name', lastName)
  if (wrong) return wrong
  if (Object.values({ email, firstName, lastName }).some((text) => text.includes('\uFFFD'))) {
    return 'the text is not UTF-8'
  }
  const hash = value('password_hash').trim() || null
  const scheme = hash ? (legacyScheme(hash) ?? null) : null
  if (hash && !scheme)
    return 'password_hash is neither bcrypt, argon2 nor phpass; leave it empty to import without'
  const createdAt = readDate(value('created_at').trim())
  if (createdAt === undefined) return 'created_at is not a date like 2019-03-08 or 2019-03-08T14:00:00Z'
  return { email, firstName, lastName, hash, scheme, createdAt }
}

function nameProblem(column: Column, name: string): string | undefined {
  if (name === '') return `${column} is empty`
  if (name.length > LONGEST_NAME) return `${column} is longer than ${LONGEST_NAME} characters`
  return undefined
}

/** Parses a date, in UTC without a zone; null for an empty text, undefined for no date in the past. */
function readDate(text: string): Date | null | undefined {
  if (text === '') return null
  const match = DATE.exec(text)
  if (!match) return undefined
  const date = new Date(`${match[1]}T${match[2] ?? '00:00'}${match[3] ?? 'Z'}`)
  const isPast = date.getTime() <= Date.now() && date.getUTCFullYear() >= 1970
  return isPast ? date : undefined
}
