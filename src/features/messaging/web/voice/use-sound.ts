import { useEffect, useRef, useState } from 'react'

/** Only one voice message on the page plays at a time, and all at the speed chosen last. */
let speaking: HTMLAudioElement | undefined
let lastSpeed = 1

type Props = { load: () => Promise<Blob>; milliseconds: number }

/** Plays bytes that are fetched on the first press. */
export function useSound({ load, milliseconds }: Props) {
  const audio = useRef<HTMLAudioElement>(undefined)
  const isGone = useRef(false)
  const [position, setPosition] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [speed, setSpeed] = useState(lastSpeed)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      audio.current?.pause()
      if (audio.current) URL.revokeObjectURL(audio.current.src)
      audio.current = undefined
    }
  }, [])

  async function open(): Promise<HTMLAudioElement | undefined> {
    if (audio.current) return audio.current
    setLoading(true)
    const bytes = await load().finally(() => setLoading(false))
    if (isGone.current) return undefined
    const opened = new Audio(URL.createObjectURL(bytes))
    opened.addEventListener('timeupdate', () =>
      setPosition(Math.min(opened.currentTime * 1000, milliseconds)),
    )
    opened.addEventListener('play', () => setPlaying(true))
    opened.addEventListener('pause', () => setPlaying(false))
    opened.addEventListener('ended', () => {
      opened.currentTime = 0
      setPosition(0)
    })
    opened.currentTime = position / 1000
    audio.current = opened
    return opened
  }
  async function toggle() {
    if (isLoading) return
    setFailed(false)
    try {
      const opened = await open()
      if (!opened) return
      if (!opened.paused) return opened.pause()
      if (speaking !== opened) speaking?.pause()
      speaking = opened
      opened.playbackRate = speed
      await opened.play()
    } catch {
      setFailed(true)
    }
  }
  return {
    position,
    isPlaying,
    isLoading,
    hasFailed,
    speed,
    toggle: () => void toggle(),
    moveTo(to: number) {
      const place = Math.min(to, milliseconds)
      setPosition(place)
      if (audio.current) audio.current.currentTime = place / 1000
    },
    setSpeed(next: number) {
      lastSpeed = next
      setSpeed(next)
      if (audio.current) audio.current.playbackRate = next
    },
  }
}
