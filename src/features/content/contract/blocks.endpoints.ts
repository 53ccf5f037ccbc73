import * as z from 'zod/mini'
import { pictureFile } from '#features/library/contract/pictures.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, localeInput } from '#platform/contract/schemas.ts'
import { blockId, revision } from './block-parts.ts'
import { pageText, textView } from './page-text.ts'

/** `savedAt~id~locale` of the last listed text. */
const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[A-Za-z0-9-]+~(?:bhs|en)$/

const params = z.strictObject({ id: blockId })

/** What people call the text, instead of its id. */
const name = z.strictObject({ bhs: z.string(), en: z.string() })

const editedBlock = z.strictObject({
  id: z.string(),
  document: textView,
  revision: z.int(),
  /** The pictures that its text names. */
  pictures: z.optional(z.array(pictureFile)),
})

/** A saved revision; `savedBy` is the member's name, null once their account is gone. */
const savedRevision = z.strictObject({
  revision,
  document: textView,
  savedAt: isoDateTime,
  savedBy: z.nullable(z.string()),
  restoredFrom: z.nullable(revision),
})

const blockState = z.strictObject({
  id: blockId,
  name,
  locale: localeInput,
  document: textView,
  /** 0 until somebody edits the text. */
  revision,
  max: z.int(),
  savedAt: z.nullable(isoDateTime),
  savedBy: z.nullable(z.string()),
})

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/content/blocks',
  impersonation: 'reads',
  blocks: { none: 'The public texts of staff: who made a picture below one is named by its licence.' },
  summary: 'Those of the given texts that somebody has edited, in one language',
  query: z.strictObject({
    locale: localeInput,
    /** Block ids, separated by commas. */
    ids: z.string().check(z.maxLength(12_000), z.regex(/^[A-Za-z0-9-]+(?:,[A-Za-z0-9-]+)*$/)),
  }),
  response: z.strictObject({ blocks: z.array(editedBlock) }),
})

export const getBlock = endpoint({
  method: 'GET',
  path: '/api/admin/content/blocks/{id}',
  summary: 'One text as it stands now, with its revision and limit',
  params,
  query: z.strictObject({ locale: localeInput }),
  response: blockState,
})

export const saveBlock = endpoint({
  method: 'PUT',
  path: '/api/admin/content/blocks/{id}',
  summary: 'Publish a text; refused with 409 and the newer text when somebody saved in the meantime',
  params,
  body: z.strictObject({ locale: localeInput, document: pageText, revision }),
  response: blockState,
})

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/admin/content/blocks/{id}/revisions',
  summary: 'What the text was, newest first, 20 at a time; `before` continues the list',
  params,
  query: z.strictObject({
    locale: localeInput,
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,6}$/))),
  }),
  response: z.strictObject({
    original: textView,
    revisions: z.array(savedRevision),
    next: z.nullable(revision),
  }),
})

export const restoreBlock = endpoint({
  method: 'POST',
  path: '/api/admin/content/blocks/{id}/restore',
  summary: 'Publish an earlier revision again, as a new one; 0 is the original text',
  params,
  body: z.strictObject({
    locale: localeInput,
    revision,
    /** The newest revision that the member has seen. */
    expected: revision,
  }),
  response: blockState,
})

const editedListItem = z.strictObject({
  id: blockId,
  name,
  locale: localeInput,
  text: z.string(),
  revision,
  savedAt: isoDateTime,
  savedBy: z.nullable(z.string()),
  page: z.strictObject({ path: z.string(), title: z.strictObject({ bhs: z.string(), en: z.string() }) }),
  /** Bosnian was edited after English. */
  englishOlder: z.boolean(),
})

export const listEditedBlocks = endpoint({
  method: 'GET',
  path: '/api/admin/content/blocks',
  summary: 'Every edited text, last edited first, 25 at a time; `after` continues the list',
  query: z.strictObject({
    after: z.optional(z.string().check(z.maxLength(120), z.regex(CURSOR))),
    olderOnly: z.optional(z.literal('true')),
  }),
  response: z.strictObject({ blocks: z.array(editedListItem), next: z.nullable(z.string()) }),
})

export type BlockState = z.output<typeof blockState>
export type SavedRevision = z.output<typeof savedRevision>
export type EditedListItem = z.output<typeof editedListItem>
