import * as z from 'zod/mini'
import { DOCUMENT_TYPES } from '#platform/contract/document-types.ts'
import { UPLOAD_LIMIT, UPLOAD_TYPES } from '#platform/contract/picture-uploads.ts'
import { uuid } from '#platform/contract/schemas.ts'
import { VOICE_TYPES } from './voice/voice.ts'

export const PICTURE_TYPES = UPLOAD_TYPES
export const FILE_TYPES = [...PICTURE_TYPES, ...Object.values(DOCUMENT_TYPES), ...VOICE_TYPES]
export const FILE_LIMIT = UPLOAD_LIMIT
export const FILES_MAX = 6
export const FILES_A_DAY = 100
export const NAME_MAX = 160
export const ALT_MAX = 300
/** Boxes in pixels that a picture is scaled into: beside the text, and opened large. */
export const PICTURE_SIZES = { small: 480, large: 1600 } as const

export const messageFile = z.strictObject({
  id: uuid,
  kind: z.enum(['picture', 'file', 'voice']),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** The sender's description of the picture; empty without one. */
  alt: z.string(),
  /** Of the large picture; of other files nothing. */
  width: z.int(),
  height: z.int(),
  /** A tiny blurred version as a data address. */
  placeholder: z.string(),
  /** Length of a voice message; of other files nothing. */
  milliseconds: z.int(),
  /** Loudness of each part of a voice message, from 0 to 9, one digit each. */
  waveform: z.string(),
})
export type MessageFile = z.output<typeof messageFile>
