import { useCountdown, useTimeLeft } from './use-time-left.ts'

type Props = { deadline: string; now: string; over?: string; className?: string }

/** Says the time left until a deadline and counts on, also for visitors without the application; then `over`. */
export function TimeLeft({ deadline, now, over = '', className }: Props) {
  const left = useTimeLeft(deadline, now)
  const countdown = useCountdown(deadline, now, over)
  return (
    <span className={className} data-countdown={countdown}>
      {left ?? over}
    </span>
  )
}
