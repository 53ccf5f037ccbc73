import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, localeInput } from '#platform/contract/schemas.ts'

/** More than any text of the product, with room for texts that are reported as too long. */
const TEXT_MAX = 20_000
/** The most texts in one request; longer files come in several. */
export const TEXTS_A_CALL = 1000

/** Reasons why a text is invalid; `what` names the faulty part. */
export const TEXT_FAULTS = [
  'empty',
  'signs',
  'tooLong',
  'syntax',
  'lost',
  'unknown',
  'branches',
  'kind',
  'tags',
  'markup',
  'links',
] as const

const textId = z.string().check(z.minLength(1), z.maxLength(200))
const version = z.string().check(z.maxLength(20))
const words = z.string().check(z.maxLength(TEXT_MAX))
const fault = z.strictObject({ code: z.enum(TEXT_FAULTS), what: z.array(z.string()) })
export type TextFault = z.output<typeof fault>

const previewed = z.strictObject({
  id: z.string(),
  locale: localeInput,
  /** The current text, and its version. */
  before: z.string(),
  base: z.string(),
  text: z.string(),
  max: z.int(),
  faults: z.array(fault),
  /** Words that the glossary never uses. */
  avoided: z.array(z.string()),
  /** Somebody changed the text after the export. */
  isNewer: z.boolean(),
})
export type PreviewedText = z.output<typeof previewed>

export const previewTexts = endpoint({
  method: 'POST',
  path: '/api/admin/texts/preview',
  limit: { times: 120, seconds: 60 },
  summary: 'What texts of a file would change, and what speaks against it; nothing is stored',
  body: z.strictObject({
    /** How exactly the file preserves characters. */
    form: z.enum(['exact', 'sheet']),
    texts: z
      .array(
        z.strictObject({
          id: textId,
          locale: localeInput,
          text: words,
          /** The version of the exported text, if the file states it. */
          base: z.nullable(version),
        }),
      )
      .check(z.maxLength(TEXTS_A_CALL)),
  }),
  response: z.strictObject({
    texts: z.array(previewed),
    same: z.int(),
    /** Keys that the product does not have. */
    unknown: z.array(z.string()),
  }),
  status: 200,
})

const choice = z.strictObject({
  id: textId,
  locale: localeInput,
  /** Null restores the delivered text. */
  text: z.nullable(words),
  /** The version of the text to replace. */
  base: version,
  /** Required where the glossary objects. */
  reason: z.optional(z.string().check(z.maxLength(300))),
})
export type TextChoice = z.output<typeof choice>

export const updateTexts = endpoint({
  method: 'POST',
  path: '/api/admin/texts/changes',
  limit: { times: 60, seconds: 60 },
  summary:
    'Put texts in force everywhere, all or none; refused with 409 and the newer texts when somebody changed one in the meantime',
  body: z.strictObject({
    file: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
    texts: z.array(choice).check(z.minLength(1), z.maxLength(TEXTS_A_CALL)),
  }),
  response: z.strictObject({ applied: z.int() }),
  status: 200,
})

export const confirmText = endpoint({
  method: 'POST',
  path: '/api/admin/texts/checks',
  limit: { times: 240, seconds: 60 },
  summary:
    'Says that a text is right in both languages as it stands; refused with 409 when somebody changed it in the meantime',
  body: z.strictObject({ id: textId, base: version }),
})

const textChange = z.strictObject({
  id: z.int(),
  kind: z.enum(['file', 'edit', 'restore']),
  file: z.nullable(z.string()),
  /** The restored earlier state; 0 is everything as delivered. */
  restored: z.nullable(z.int()),
  texts: z.int(),
  madeAt: isoDateTime,
  madeBy: z.nullable(z.string()),
})
export type TextChange = z.output<typeof textChange>

export const listTextChanges = endpoint({
  method: 'GET',
  path: '/api/admin/texts/changes',
  summary: 'What was changed, when and by whom, newest first; 20 at a time',
  query: z.strictObject({ before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))) }),
  response: z.strictObject({ changes: z.array(textChange), next: z.nullable(z.int()) }),
})

export const restoreTexts = endpoint({
  method: 'POST',
  path: '/api/admin/texts/restore',
  limit: { times: 20, seconds: 60 },
  summary: 'Bring back all texts as they were after a change; 0 is as they were delivered',
  body: z.strictObject({ change: z.int().check(z.minimum(0), z.maximum(2_147_483_647)) }),
  response: z.strictObject({ applied: z.int() }),
  status: 200,
})
