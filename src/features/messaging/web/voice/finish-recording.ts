import { voiceOf } from '../../contract/voice/recording.ts'
import { BARS_MAX, VOICE_TYPE } from '../../contract/voice/voice.ts'
import { waveformOf } from '../../contract/voice/waveform.ts'

export type Spoken = { bytes: Blob; milliseconds: number; waveform: string }

/** Samples per second: enough for the waveform, with little memory for two minutes. */
const DRAWN_RATE = 8000
const SHORTEST_MS = 500

/** Turns a raw recording into the one that is played and sent, with its length and waveform. */
export async function finishRecording(raw: Blob): Promise<Spoken | 'short' | 'failed'> {
  // A recorder that was stopped by force leaves half a packet.
  const voice = voiceOf(new Uint8Array(await raw.arrayBuffer()), { mayBeCutOff: true })
  if (voice === 'wrong') return raw.size === 0 ? 'short' : 'failed'
  if (voice === 'tooLong') return 'failed'
  if (voice.milliseconds < SHORTEST_MS) return 'short'
  const bytes = new Blob([Uint8Array.from(voice.bytes)], { type: VOICE_TYPE })
  return { bytes, milliseconds: voice.milliseconds, waveform: await waveformFrom(bytes) }
}

async function waveformFrom(bytes: Blob): Promise<string> {
  try {
    const context = new OfflineAudioContext(1, 1, DRAWN_RATE)
    const sound = await context.decodeAudioData(await bytes.arrayBuffer())
    return waveformOf(sound.getChannelData(0))
  } catch {
    // A browser that cannot decode the sound gets a flat line.
    return '1'.repeat(BARS_MAX)
  }
}
