import * as z from 'zod/mini'
import { textView } from '#features/content/contract/page-text.ts'
import { visibleLine } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime } from '#platform/contract/schemas.ts'
import { PART_KINDS } from './parts.ts'
import { LEGAL_DOCUMENTS, VERSION_NAME } from './versions.ts'

export const NOTE_MAX = 240
/** The longest time, in days, that a version may wait for its day. */
export const WAIT_DAYS = 365
const HOURLY = { times: 30, seconds: 3600 }

const document = z.enum(LEGAL_DOCUMENTS)
const version = z.string().check(z.maxLength(9), z.regex(VERSION_NAME))
/** A day in Sarajevo. */
const day = z.iso.date()
const words = z.strictObject({ bhs: z.string(), en: z.string() })
const both = z.strictObject({ bhs: textView, en: textView })
const entry = z.strictObject({ version, effectiveOn: day })
const params = z.strictObject({ document })

const text = z.strictObject({ id: z.string(), document: textView, revision: z.int() })
const texts = z.strictObject({ bhs: z.array(text), en: z.array(text) })

export const getLegalDocument = endpoint({
  method: 'GET',
  path: '/api/public/legal/{document}',
  summary:
    'The version in force: its texts that are not those delivered, and what came before and comes next',
  params,
  response: z.strictObject({
    ...entry.shape,
    texts,
    next: z.nullable(entry),
    earlier: z.array(entry),
  }),
})
export type LegalVersions = Omit<z.output<NonNullable<typeof getLegalDocument.response>>, 'texts'>

export const getLegalVersion = endpoint({
  method: 'GET',
  path: '/api/public/legal/{document}/{version}',
  summary: 'A version as it was published, whether it held, holds or will hold',
  params: z.strictObject({ document, version }),
  response: z.strictObject({
    ...entry.shape,
    state: z.enum(['earlier', 'current', 'next']),
    parts: z.array(
      z.strictObject({
        id: z.string(),
        kind: z.enum(PART_KINDS),
        names: z.optional(z.array(z.string())),
        ...both.shape,
      }),
    ),
  }),
})

const versionForStaff = z.strictObject({
  ...entry.shape,
  state: z.enum(['earlier', 'current', 'next', 'cancelled']),
  /** Null for versions that were delivered with the product, about which nobody was asked. */
  note: z.nullable(words),
  publishedAt: z.nullable(isoDateTime),
  publishedBy: z.nullable(z.string()),
})

const change = z.strictObject({ id: z.string(), name: words, before: words, after: words })

const adminDocument = z.strictObject({
  document,
  versions: z.array(versionForStaff),
  draft: z.strictObject({
    /** The name that the next version gets. */
    version,
    /** Stands for all words of the draft; publishing names the draft that was looked at. */
    digest: z.string(),
    changes: z.array(change),
  }),
})
export type AdminDocument = z.output<typeof adminDocument>

export const listLegalDocuments = endpoint({
  method: 'GET',
  path: '/api/admin/legal',
  summary: 'The legal texts with their versions, and how the draft of each differs from the last version',
  response: z.strictObject({
    documents: z.array(adminDocument),
    /** Publishing asks for the password, or for a fresh sign-in of those who have none. */
    needsPassword: z.boolean(),
  }),
})

export const getLegalDraft = endpoint({
  method: 'GET',
  path: '/api/admin/legal/{document}/draft',
  summary: 'The texts of a draft that are not those delivered, for live editing',
  params,
  response: texts,
})

const password = z.optional(z.string().check(z.minLength(1), z.maxLength(200)))

export const publishLegalVersion = endpoint({
  method: 'POST',
  path: '/api/admin/legal/{document}/versions',
  summary: 'Publishes the draft as a version that holds from a day on; members are asked at their next visit',
  limit: HOURLY,
  params,
  body: z.strictObject({
    effectiveOn: day,
    note: z.strictObject({ bhs: visibleLine(NOTE_MAX), en: visibleLine(NOTE_MAX) }),
    digest: z.string().check(z.maxLength(64)),
    password,
  }),
  status: 200,
  response: entry,
})

export const cancelLegalVersion = endpoint({
  method: 'POST',
  path: '/api/admin/legal/{document}/versions/{version}/cancel',
  summary: 'Takes a version back whose day has not come',
  limit: HOURLY,
  params: z.strictObject({ document, version }),
  body: z.strictObject({ password }),
})

export const listLegalQuestions = endpoint({
  method: 'GET',
  path: '/api/legal-acceptances',
  summary: 'The versions about which this member has not been asked yet',
  response: z.strictObject({
    questions: z.array(z.strictObject({ document, ...entry.shape, note: words })),
  }),
})
export type LegalQuestion = z.output<NonNullable<typeof listLegalQuestions.response>>['questions'][number]

export const acceptLegalVersion = endpoint({
  method: 'POST',
  path: '/api/legal-acceptances',
  summary: 'Records that the member accepts a version, with the time; once, however often it is called',
  body: z.strictObject({ document, version }),
})
