import { VOICE_TYPES } from '../../contract/voice/voice.ts'

export type Refusal = 'refused' | 'missing' | 'unable'

const CALLED_BACK = 'speak'

/** Returns the first format that this browser can record and the server accepts. */
export function recorderType(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)) return undefined
  return VOICE_TYPES.map((type) => `${type};codecs=opus`).find((type) => MediaRecorder.isTypeSupported(type))
}

/** Browsers in which the headers of a visit's first page decide for all pages after it. */
type WithPolicy = Document & { featurePolicy?: { allowsFeature(name: string): boolean } }

/** Returns whether the first page of the visit forbids the microphone; after a reload this page allows it. */
export function isPageWithoutMicrophone(): boolean {
  return (document as WithPolicy).featurePolicy?.allowsFeature('microphone') === false
}

/** Reloads the page and returns to recording; a draft is stored on the device. */
export function reopenToSpeak(conversation: string): void {
  sessionStorage.setItem(CALLED_BACK, conversation)
  location.reload()
}

/** Returns once whether the page was reloaded for this. */
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
