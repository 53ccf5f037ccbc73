import * as z from 'zod/mini'
import { LINK, LINK_MAX } from '#platform/contract/rich-text/links.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { TITLE_MAX } from '../title-length.ts'
import { ATTACHED_LIMIT, DOCUMENT_TYPES } from '../documents/attached.endpoints.ts'

export const PARTS_MAX = 100
export const LINES_MAX = 2000
export const LINE_MAX = 20_000
/** The most runs of different formatting in one line. */
export const RUNS_MAX = 400
export const ROWS_MAX = 300
export const CELLS_MAX = 20

const run = z.strictObject({
  text: z.string().check(z.maxLength(LINE_MAX)),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  href: z.optional(z.string().check(z.maxLength(LINK_MAX), z.regex(LINK))),
})
/** A paragraph or a list item. */
const line = z.strictObject({
  runs: z.array(run).check(z.maxLength(RUNS_MAX)),
  list: z.nullable(z.enum(['bulletList', 'orderedList'])),
})
const row = z.array(z.string().check(z.maxLength(LINE_MAX))).check(z.maxLength(CELLS_MAX))

/** The content below one heading of a document, up to the next heading. */
const readPart = z.strictObject({
  heading: z.string().check(z.maxLength(LINE_MAX)),
  /** 0 means that it stands before the first heading. */
  level: z.int(),
  lines: z.array(line).check(z.maxLength(LINES_MAX)),
  table: z.array(row).check(z.maxLength(ROWS_MAX)),
})
export type ReadRun = z.output<typeof run>
export type ReadPart = z.output<typeof readPart>

export const previewDocument = endpoint({
  method: 'POST',
  path: '/api/canvases/{id}/document-reading',
  summary: 'What a Word document says, heading by heading, to be looked at before it is taken; keeps nothing',
  params: z.strictObject({ id: uuid }),
  upload: { types: [DOCUMENT_TYPES.docx], limit: ATTACHED_LIMIT },
  status: 200,
  response: z.strictObject({
    /** The project's name in the document, if it has one; offered as the title of the application. */
    title: z.nullable(z.string().check(z.maxLength(TITLE_MAX))),
    parts: z.array(readPart).check(z.maxLength(PARTS_MAX)),
    /** Something was left out, because the document has more than an application holds. */
    isCut: z.boolean(),
  }),
})
