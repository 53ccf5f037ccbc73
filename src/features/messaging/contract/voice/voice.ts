import * as z from 'zod/mini'

/** The formats in which browsers record; every recording is stored as WebM, written again by us. */
export const VOICE_TYPES = ['audio/webm', 'audio/ogg'] as const
export const VOICE_TYPE = 'audio/webm'
export const VOICE_SECONDS_MAX = 120
/** Tolerance in milliseconds, because the timer that stops a recorder may be late. */
export const VOICE_SLACK_MS = 2000
/** Two minutes at four times the requested bit rate: some recorders ignore it. */
export const VOICE_LIMIT = 2 * 1024 * 1024
export const VOICE_BITS_A_SECOND = 32_000
export const VOICES_A_DAY = 300
/** Bars of the waveform. */
export const BARS_MAX = 40
export const BAR_TOP = 9

/** Loudness of each part, from 0 to 9, one digit each; computed by the recording device. */
export const waveform = z.string().check(z.regex(/^[0-9]{1,40}$/))
