import { Pause, Play } from 'lucide-react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { BAR_TOP } from '../../contract/voice/voice.ts'
import { clockText } from './clock-text.ts'
import { useSound } from './use-sound.ts'
import { useVoiceText } from './use-voice-text.ts'

type Props = {
  /** Loads the bytes on the first press, never before. */
  load: () => Promise<Blob>
  milliseconds: number
  waveform: string
}

const STEP = 5
const BAR = 3
const HEIGHT = 28
const SPEEDS = [1, 1.5, 2] as const

/** A voice message with its waveform: play, seek by keys or finger, and change the speed. */
export function VoicePlayer({ load, milliseconds, waveform }: Props) {
  const t = useVoiceText()
  const sound = useSound({ load, milliseconds })
  const { position, isPlaying } = sound
  const length = clockText(milliseconds)
  return (
    <div
      role="group"
      aria-label={t('name', { length })}
      className="flex min-w-0 max-w-full items-center gap-2"
    >
      <IconButton
        icon={isPlaying ? <Pause /> : <Play />}
        aria-busy={sound.isLoading}
        label={t(isPlaying ? 'pause' : 'play')}
        onClick={sound.toggle}
        className="-my-1 -ml-1.5 rounded-full text-current aria-busy:opacity-50"
      />
      <span className="relative block min-w-0 shrink rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
        <Bars waveform={waveform} played={position / milliseconds} />
        <input
          type="range"
          name="position"
          min={0}
          max={Math.ceil(milliseconds / 1000)}
          value={Math.round(position / 1000)}
          aria-label={t('position')}
          aria-valuetext={t('at', { now: clockText(position), length })}
          onChange={(event) => sound.moveTo(Number(event.currentTarget.value) * 1000)}
          className="absolute -inset-y-2 left-0 w-full cursor-pointer opacity-0"
        />
      </span>
      <span className="min-w-8 text-xs tabular-nums">
        {isPlaying || position > 0 ? clockText(position) : length}
      </span>
      <Speed speed={sound.speed} onSpeed={sound.setSpeed} />
      <span role="status" className="text-xs empty:-ml-2">
        {sound.isLoading ? t('loading') : sound.hasFailed && t('failed')}
      </span>
    </div>
  )
}

function Speed({ speed, onSpeed }: { speed: number; onSpeed: (speed: number) => void }) {
  const t = useVoiceText()
  const next = SPEEDS[(SPEEDS.findIndex((each) => each === speed) + 1) % SPEEDS.length]!
  const text = t('times', { speed: String(speed) })
  return (
    <button
      type="button"
      aria-label={t('speed', { speed: String(speed) })}
      onClick={() => onSpeed(next)}
      className="-my-1 min-h-target min-w-target rounded-control text-xs font-strong tabular-nums"
    >
      {text}
    </button>
  )
}

function Bars({ waveform, played }: { waveform: string; played: number }) {
  const width = waveform.length * STEP
  return (
    <svg
      aria-hidden
      width={Math.min(width, 140)}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block max-w-full fill-current"
    >
      {[...waveform].map((digit, n) => {
        const height = 4 + (Number(digit) / BAR_TOP) * (HEIGHT - 4)
        return (
          <rect
            key={n}
            x={n * STEP}
            y={(HEIGHT - height) / 2}
            width={BAR}
            height={height}
            rx={1.5}
            opacity={(n + 0.5) / waveform.length <= played ? 1 : 0.5}
          />
        )
      })}
    </svg>
  )
}
