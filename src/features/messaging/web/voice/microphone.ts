import { VOICE_TYPES } from '../../contract/voice/voice.ts'

export type Refusal = 'refused' | 'missing' | 'unable'

const CALLED_BACK = 'speak'

/** Returns the first format that this browser can record and the server accepts. */
export function recorderType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)) return undefined
  return VOICE_TYPES.map((type) => `${type};codecs=opus`).find((type) => MediaRecorder.isTypeSupported(type))
}

/** Of browsers that let a page's headers decide; the first page of a visit decides for all that follow it. */
type WithPolicy = Document & { featurePolicy?: { allowsFeature(name: string): boolean } }

/** Whether the page that was opened first has no right to ask; opened anew, this one has. */
export function isPageWithoutMicrophone(): boolean {
  return (document as WithPolicy).featurePolicy?.allowsFeature('microphone') === false
}

/** Opens the page anew and comes back to recording; words that are being written are kept on the device. */
export function reopenToSpeak(conversation: string): void {
  sessionStorage.setItem(CALLED_BACK, conversation)
  location.reload()
}

/** Whether the page was opened anew for this; says so once. */
export function wasReopenedToSpeak(conversation: string): boolean {
  const isSo = sessionStorage.getItem(CALLED_BACK) === conversation
  if (isSo) sessionStorage.removeItem(CALLED_BACK)
  return isSo
}

export async function openMicrophone(): Promise<MediaStream | Refusal> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
    })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotAllowedError') return 'refused'
    return name === 'NotFoundError' ? 'missing' : 'unable'
  }
}
