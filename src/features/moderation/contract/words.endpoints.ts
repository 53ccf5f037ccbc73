import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'
import { NOTE_MAX } from './kinds.ts'
import { SIGNS } from './signs.ts'
import { WORD_FORMS, WORD_LANGUAGES, WORD_MAX, WORD_SIGNS } from './words/listed-word.ts'

export const TRIED_MAX = 2000

const entry = {
  sign: z.enum(WORD_SIGNS),
  language: z.enum(WORD_LANGUAGES),
  word: words(WORD_MAX),
  form: z.enum(WORD_FORMS),
}

const listed = z.strictObject({
  ...entry,
  isOn: z.boolean(),
  /** A delivered word; it can be switched off, not removed. */
  isBuiltIn: z.boolean(),
  /** The admin who added it or switched it off last, and the time. */
  by: z.nullable(z.string()),
  at: z.nullable(isoDateTime),
})
export type ListedEntry = z.output<typeof listed>

export const listWords = endpoint({
  method: 'GET',
  path: '/api/admin/moderation-words',
  summary: 'The lists of words that flag, in both languages, with what is switched off',
  response: z.strictObject({ words: z.array(listed) }),
})

export const saveWord = endpoint({
  method: 'PUT',
  path: '/api/admin/moderation-words',
  summary: 'Puts a word on a list or takes it off, with the reason, which stays in the audit log',
  body: z.strictObject({ ...entry, isOn: z.boolean(), reason: words(NOTE_MAX) }),
})

const sample = z.strictObject({
  /** The name of its kind, in the reader’s language. */
  what: z.string(),
  before: z.string(),
  /** The words that would be flagged; empty where they are disguised. */
  hit: z.string(),
  after: z.string(),
  /** The decision of moderators about it. */
  verdict: z.enum(['kept', 'broken', 'none']),
})
export type Sample = z.output<typeof sample>

export const previewWord = endpoint({
  method: 'POST',
  path: '/api/admin/moderation-words/preview',
  summary: 'What a word would have flagged of what was written in public or reported lately; nothing is kept',
  body: z.strictObject(entry),
  status: 200,
  response: z.strictObject({
    /** Number of texts searched, and of those that contain it. */
    looked: z.int(),
    found: z.int(),
    /** Of these, the texts that moderators let stand, and those against the rules. */
    kept: z.int(),
    broken: z.int(),
    /** Without texts for a limited audience. */
    samples: z.array(sample),
  }),
})

export const previewText = endpoint({
  method: 'POST',
  path: '/api/admin/moderation-words/try',
  summary: 'What a program sees in a text, and which words of the lists stand in it; nothing is kept',
  body: z.strictObject({ text: words(TRIED_MAX) }),
  status: 200,
  response: z.strictObject({
    signs: z.array(z.enum(SIGNS)),
    words: z.array(z.string()),
  }),
})
