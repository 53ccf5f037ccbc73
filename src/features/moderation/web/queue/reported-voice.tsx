import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { lengthOf } from '../../contract/attached.ts'
import type { CaseView } from '../../contract/queue.endpoints.ts'
import { useQueueText } from '../use-queue-text.ts'

/** A reported voice message; moderators play it, and nothing is stored. */
export function ReportedVoice({ voice }: { voice: CaseView['voices'][number] }) {
  const t = useQueueText()
  const [sound, setSound] = useState<HTMLAudioElement>()
  const [isPlaying, setPlaying] = useState(false)
  const { base64, type, milliseconds } = voice
  useEffect(() => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const address = URL.createObjectURL(new Blob([bytes], { type }))
    const opened = new Audio(address)
    opened.addEventListener('play', () => setPlaying(true))
    opened.addEventListener('pause', () => setPlaying(false))
    setSound(opened)
    return () => {
      opened.pause()
      URL.revokeObjectURL(address)
    }
  }, [base64, type])
  return (
    <Button
      small
      className="mt-2"
      icon={isPlaying ? <Pause /> : <Play />}
      onClick={() => void (isPlaying ? sound?.pause() : sound?.play())}
    >
      {t(isPlaying ? 'silence' : 'voice', { length: lengthOf(milliseconds) })}
    </Button>
  )
}
