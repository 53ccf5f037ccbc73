import { drawPicture } from '#features/media/server/index.ts'
import { problems as platform } from '#platform/contract/problems.ts'
import { documentType } from '#platform/server/files/document-type.ts'
import { isPicture } from '#platform/server/files/file-format.ts'
import { safeFileName } from '#platform/server/files/file-name.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { PICTURE_SIZES } from '../../contract/files.ts'
import { problems } from '../../contract/problems.ts'
import { isSound } from '../../contract/voice/recording.ts'
import { VOICE_LIMIT, VOICE_TYPE } from '../../contract/voice/voice.ts'
import type { FileRow } from './files.queries.ts'
import { readVoiceInPool } from './read-voice-in-pool.ts'

const SHAPE = {
  widths: [PICTURE_SIZES.small, PICTURE_SIZES.large],
  ratio: 1,
  least: { width: 1, height: 1 },
  fit: 'inside',
  formats: ['webp'],
} as const

/** An uploaded file. */
export type UploadedFile = { name: string; alt: string; bytes: Buffer; waveform?: string | undefined }
type Prepared = Omit<FileRow, 'seq' | 'id' | 'conversation' | 'sender'> & {
  parts: readonly { name: string; bytes: Uint8Array }[]
}

const NOTHING = { alt: '', width: 0, height: 0, placeholder: '', milliseconds: 0, waveform: '' }

/** Prepares a file for storage: re-encodes pictures and voice messages, leaves documents as they came. */
export async function prepare({ bytes, name: fileName, alt, waveform }: UploadedFile): Promise<Prepared> {
  const name = safeFileName(fileName)
  if (isSound(bytes)) return prepareVoice(bytes, waveform)
  if (isPicture(bytes)) return preparePicture({ bytes, name, alt })
  const type = documentType(bytes, name)
  if (!type) throw new Problem(platform.wrongFile)
  return { ...NOTHING, kind: 'file', name, type, size: bytes.length, parts: [{ name: 'whole', bytes }] }
}

/** Stores only the sound: no name of a device and no place. */
async function prepareVoice(bytes: Buffer, waveform: string | undefined): Promise<Prepared> {
  if (waveform === undefined) throw new Problem(platform.invalid, { fields: { waveform: 'required' } })
  if (bytes.length > VOICE_LIMIT) throw new Problem(problems.voiceLong)
  const voice = await readVoiceInPool(bytes)
  if (voice === 'tooLong') throw new Problem(problems.voiceLong)
  if (voice === 'wrong') throw new Problem(problems.voiceUnreadable)
  const voiceBytes = Buffer.from(voice.bytes)
  return {
    ...NOTHING,
    kind: 'voice',
    name: 'voice-message.webm',
    type: VOICE_TYPE,
    size: voiceBytes.length,
    milliseconds: voice.milliseconds,
    waveform,
    parts: [{ name: 'whole', bytes: voiceBytes }],
  }
}

async function preparePicture({ bytes, name, alt }: UploadedFile): Promise<Prepared> {
  const { width, height, placeholder, parts } = await drawPicture(bytes, SHAPE)
  // The picture is re-encoded, so its name gets the extension of the new format.
  const pictureName = `${name.replace(/\.[a-z0-9]{1,5}$/i, '') || '_'}.webp`
  return {
    ...NOTHING,
    kind: 'picture',
    name: safeFileName(pictureName),
    type: 'image/webp',
    size: parts.at(-1)!.bytes.length,
    alt: alt.trim(),
    width,
    height,
    placeholder,
    parts,
  }
}
