import { useEffect, useState } from 'react'
import { MINUTE_MS } from '#platform/contract/durations.ts'
import { serverClock } from '#platform/web/server-clock.ts'
import { useText } from './use-text.ts'

/** Returns the words for the time left until a deadline; nothing where there is none. */
export function useTimeLeft(deadline: string | null): string | undefined {
  const t = useText()
  const left = useMinutesLeft(deadline)
  return left === undefined ? undefined : left <= 0 ? t('bar.over') : t('bar.left', leftParts(left))
}

/** Returns the minutes left by the server's clock, whatever the device's clock shows. */
function useMinutesLeft(deadline: string | null): number | undefined {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [])
  return deadline === null ? undefined : Math.ceil((Date.parse(deadline) - serverClock.at(now)) / MINUTE_MS)
}

function leftParts(minutes: number) {
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
    size: minutes >= 1440 ? 'days' : minutes >= 60 ? 'hours' : 'minutes',
  } as const
}
