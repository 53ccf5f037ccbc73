import { millisecondsOf, type Recording } from './opus.ts'
import { readOgg } from './read-ogg.ts'
import { readWebm } from './read-webm.ts'
import { VOICE_SECONDS_MAX, VOICE_SLACK_MS } from './voice.ts'
import { writeWebm } from './write-webm.ts'

export type Voice = { bytes: Uint8Array; milliseconds: number }

/**
 * Reads a recording and writes it again as a clean file, or says why it cannot be sent. With `mayBeCutOff` its last packet
 * may be incomplete, as after a recorder that was stopped by force.
 */
export function voiceOf(
  bytes: Uint8Array,
  { mayBeCutOff = false }: { mayBeCutOff?: boolean } = {},
): Voice | 'wrong' | 'tooLong' {
  const recording = recordingOf(bytes, mayBeCutOff)
  const milliseconds = recording && millisecondsOf(recording)
  if (milliseconds === undefined) return 'wrong'
  if (milliseconds > VOICE_SECONDS_MAX * 1000 + VOICE_SLACK_MS) return 'tooLong'
  return { bytes: writeWebm(recording!), milliseconds }
}

/** Recognises sound by its first bytes, because the browser's type proves nothing. */
export function isSound(bytes: Uint8Array): boolean {
  return isOgg(bytes) || (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3)
}

function recordingOf(bytes: Uint8Array, mayBeCutOff: boolean): Recording | undefined {
  if (!isSound(bytes)) return undefined
  return isOgg(bytes) ? readOgg(bytes, mayBeCutOff) : readWebm(bytes, mayBeCutOff)
}

function isOgg(bytes: Uint8Array): boolean {
  return bytes[0] === 0x4f && bytes[1] === 0x67 && bytes[2] === 0x67 && bytes[3] === 0x53
}
