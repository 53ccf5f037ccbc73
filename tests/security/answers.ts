import { serverMessages as bhs } from '#platform/contract/server-messages.bhs.ts'
import { serverMessages as en } from '#platform/contract/server-messages.en.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { problems } from '#platform/contract/problems.ts'
import type { ErrorTexts } from '#platform/server/i18n/translate.ts'

export type Answer = { status: number; type: string; body: string }

const FIELD_TEXTS = { bhs: Object.values<string>(bhs.fields), en: Object.values<string>(en.fields) }
/** Values for texts with placeholders. */
const SOME_VALUES = { minutes: 15, max: 80, requestId: 'x' }
// A client that closed or never finished its request gets this before any language is known.
const STATUSES = new Set<number>([...Object.values(problems).map(({ status }) => status), 431])

/** Returns the fault of an API response, if there is one. */
export function faultOf(
  { status, type, body }: Answer,
  { texts, locale }: { texts: ErrorTexts; locale: Locale | undefined },
): string | undefined {
  if (status >= 500) return `${status} ${body.slice(0, 300)}`
  if (status < 400) return undefined
  if (!STATUSES.has(status)) return `${status} is no status of ours`
  if (!type.startsWith('application/json')) return `${status} as ${type}`
  const read = parse(body)
  if (!read) return `${status} is not readable: ${body.slice(0, 100)}`
  const { error, code, fields } = read
  if (typeof code !== 'string' || !/^[a-z]\w*\.[a-z]\w*$/.test(code))
    return `${status} with the code ${String(code)}`
  if (typeof error !== 'string' || error.length < 5 || error === code) return `${code} says ${String(error)}`
  if (code === 'platform.unexpected') return `${status} ${code}`
  if (!locale) return undefined
  const other: Locale = locale === 'en' ? 'bhs' : 'en'
  const foreign = [error, ...Object.values(fields ?? {})].find((text) => isOnlyIn(other, text))
  if (error === texts(code, other, SOME_VALUES) || foreign)
    return `${code} in ${other}: ${error} ${foreign ?? ''}`
  return undefined
}

function isOnlyIn(locale: Locale, text: unknown): boolean {
  const own = locale === 'en' ? 'bhs' : 'en'
  return FIELD_TEXTS[locale].includes(String(text)) && !FIELD_TEXTS[own].includes(String(text))
}

function parse(
  body: string,
): { error?: unknown; code?: unknown; fields?: Record<string, unknown> } | undefined {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
