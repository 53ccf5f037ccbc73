import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { localeInput } from '#platform/contract/schemas.ts'

/**
 * As delivered, changed, older in English than in our language, found right by a translator since then, or without words in
 * one language.
 */
export const TEXT_STATES = ['delivered', 'changed', 'older', 'checked', 'missing'] as const
export type TextState = (typeof TEXT_STATES)[number]
export const TEXT_FORMATS = ['xlsx', 'csv', 'json', 'xliff'] as const
/** Where a text appears that is on no screen. */
export const SPOKEN_PLACES = ['refusals', 'notifications', 'mails', 'console', 'elsewhere'] as const
export type SpokenPlace = (typeof SPOKEN_PLACES)[number]
export type TextFormat = (typeof TEXT_FORMATS)[number]

/** Public texts must not be empty in any language. */
const both = z.strictObject({ bhs: z.string(), en: z.string() })
const filters = {
  q: z.optional(z.string().check(z.maxLength(100))),
  area: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
  state: z.optional(z.enum(TEXT_STATES)),
}

const listedText = z.strictObject({
  /** `calls.received:columns.number`, or `blocks:hero-title` for a live-editable text. */
  id: z.string(),
  /** What people call a live-editable text. */
  name: z.nullable(both),
  area: z.string(),
  texts: both,
  /** Most characters of each language. */
  max: z.int(),
  /** Placeholders and tags, which a translation must contain. */
  placeholders: z.array(z.string()),
  state: z.enum(TEXT_STATES),
  /** Paths of screens with the text, as far as the code shows. */
  screens: z.array(z.string()),
  spoken: z.nullable(z.enum(SPOKEN_PLACES)),
})
export type ListedText = z.output<typeof listedText>

export const listTexts = endpoint({
  method: 'GET',
  path: '/api/admin/texts',
  limit: { times: 240, seconds: 60 },
  summary: 'Texts of the interface and live-editable texts in both languages, by area; in pages',
  query: z.strictObject({ ...filters, after: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.strictObject({
    texts: z.array(listedText),
    total: z.int(),
    /** Of all texts, whatever the filter. */
    counts: z.strictObject({
      all: z.int(),
      changed: z.int(),
      older: z.int(),
      checked: z.int(),
      missing: z.int(),
    }),
    areas: z.array(z.string()),
    next: z.nullable(z.string()),
  }),
})

export const exportTexts = endpoint({
  method: 'GET',
  path: '/api/admin/texts/export/{format}',
  limit: { times: 20, seconds: 60 },
  summary: 'The same texts, filtered in the same way, as a file for a translator',
  params: z.strictObject({ format: z.enum(TEXT_FORMATS) }),
  query: z.strictObject({
    ...filters,
    /** For XLIFF, which has one target language. */
    into: z.optional(localeInput),
  }),
  status: 200,
})
