import * as z from 'zod/mini'
import { UPLOAD_LIMIT, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const OPEN = 'application/vnd.oasis.opendocument'
/** Documents by the ending of their name; pictures are drawn anew. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  odt: `${OPEN}.text`,
  ods: `${OPEN}.spreadsheet`,
} as const
export const FILE_TYPES = [...UPLOAD_TYPES, ...Object.values(DOCUMENT_TYPES)]
export const FILE_LIMIT = UPLOAD_LIMIT
export const FILE_LIMIT_MB = FILE_LIMIT / 1024 ** 2
/** The most files that one question takes. */
export const FILES_MAX = 5

/** Sorts of files that answers are told apart by, with the endings of their names. */
const ENDINGS = {
  picture: ['webp', 'jpg', 'jpeg', 'png', 'avif', 'gif'],
  pdf: ['pdf'],
  text: ['docx', 'odt'],
  sheet: ['xlsx', 'ods'],
  slides: ['pptx'],
} as const
export type FileSort = keyof typeof ENDINGS
export const FILE_SORTS = Object.keys(ENDINGS) as readonly FileSort[]

/** The sort of a file by its name; documents are only taken with the ending of what they are. */
export function sortOfFile(name: string): FileSort | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return FILE_SORTS.find((sort) => (ENDINGS[sort] as readonly string[]).includes(ending))
}

/** The value of a file in its control: its id, signed, so that nobody names the file of another. */
export const formFile = z.strictObject({
  value: z.string().check(z.maxLength(80)),
  field: z.string(),
  name: z.string(),
  size: z.int(),
})
export type FormFile = z.output<typeof formFile>
