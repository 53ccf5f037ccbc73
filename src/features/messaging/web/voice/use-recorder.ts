import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { VOICE_BITS_A_SECOND, VOICE_SECONDS_MAX } from '../../contract/voice/voice.ts'
import { finishRecording, type Spoken } from './finish-recording.ts'
import { recordingOf } from './recording-store.ts'
import { openMicrophone, recorderType, type Refusal } from './microphone.ts'

/** Milliseconds between two saves of a recording on the device. */
const KEPT_EVERY_MS = 3000
const TICK_MS = 250

export type RecorderState =
  | { step: 'opening' | 'finishing' | 'idle' }
  | { step: 'recording'; milliseconds: number }
  | { step: 'ready'; spoken: Spoken }
  | { step: 'failed'; reason: Refusal | 'short' | 'failed' }

/** Records one voice message for a conversation; the recording outlives the page until it is sent or discarded. */
export function useRecorder({ member, conversation }: { member: string; conversation: string }) {
  const [state, setState] = useState<RecorderState>({ step: 'opening' })
  const store = useMemo(() => recordingOf(member, conversation), [member, conversation])
  const running = useRef<{ recorder: MediaRecorder; isDropped: boolean }>(undefined)
  const isGone = useRef(false)

  const finish = useCallback(
    async (raw: Blob) => {
      setState({ step: 'finishing' })
      const spoken = await finishRecording(raw)
      if (typeof spoken === 'string') {
        await store.forget()
        return setState({ step: 'failed', reason: spoken })
      }
      const { bytes, ...finished } = spoken
      await store.keep({ bytes, finished })
      return setState({ step: 'ready', spoken })
    },
    [store],
  )

  const begin = useCallback(async () => {
    setState({ step: 'opening' })
    const type = recorderType()
    const stream = type === undefined ? 'unable' : await openMicrophone()
    if (typeof stream === 'string') return setState({ step: 'failed', reason: stream })
    if (isGone.current) return stream.getTracks().forEach((track) => track.stop())
    const recorder = new MediaRecorder(stream, { mimeType: type!, audioBitsPerSecond: VOICE_BITS_A_SECOND })
    const own = { recorder, isDropped: false }
    running.current = own
    const chunks: Blob[] = []
    // The browser reports the first sound; a microphone that wakes up late would otherwise count seconds without any.
    let began: number | undefined
    recorder.addEventListener('start', () => {
      began = performance.now()
    })
    const spokenMs = () =>
      Math.min(performance.now() - (began ?? performance.now()), VOICE_SECONDS_MAX * 1000)
    const clock = setInterval(() => {
      setState({ step: 'recording', milliseconds: spokenMs() })
      if (spokenMs() >= VOICE_SECONDS_MAX * 1000 && recorder.state === 'recording') recorder.stop()
    }, TICK_MS)
    recorder.addEventListener('dataavailable', ({ data }) => {
      chunks.push(data)
      if (!own.isDropped && recorder.state === 'recording') void store.keep({ bytes: new Blob(chunks) })
    })
    recorder.addEventListener('stop', () => {
      clearInterval(clock)
      running.current = undefined
      for (const track of stream.getTracks()) track.stop()
      if (own.isDropped) void store.forget()
      else void finish(new Blob(chunks))
    })
    recorder.start(KEPT_EVERY_MS)
    setState({ step: 'recording', milliseconds: 0 })
  }, [store, finish])

  // A recording left by an earlier page takes precedence.
  useEffect(() => {
    let isHere = true
    isGone.current = false
    void store.find().then(async (recording) => {
      if (!isHere) return
      if (recording?.finished)
        setState({ step: 'ready', spoken: { bytes: recording.bytes, ...recording.finished } })
      else if (recording) await finish(recording.bytes)
      else await begin()
    })
    return () => {
      isHere = false
      isGone.current = true
      // Stopping stores the recording, so the member finds it here on return.
      if (running.current?.recorder.state === 'recording') running.current.recorder.stop()
    }
  }, [store, begin, finish])

  return {
    state,
    begin,
    stop: () => running.current?.recorder.stop(),
    /** Discards the recording. */
    async drop() {
      if (running.current) {
        running.current.isDropped = true
        running.current.recorder.stop()
      }
      await store.forget()
    },
  }
}
