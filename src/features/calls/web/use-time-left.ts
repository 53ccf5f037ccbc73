import { useEffect, useSyncExternalStore } from 'react'
import { timeLeft } from '#platform/contract/countdown.ts'
import { HOUR_MS } from '#platform/contract/durations.ts'
import { textHook } from '#platform/web/i18n/text-hook.ts'
import type { Countdown, Message } from '#platform/web/visitor/tick.ts'
import { serverClock } from '#platform/web/server-clock.ts'

const SECOND_MS = 1000

const useLeftText = textHook({
  bhs: () => import('../contract/left-messages.bhs.ts'),
  en: () => import('../contract/left-messages.en.ts'),
})

/** Returns a function that formats the time from a moment to a deadline; undefined once it is over. */
function useLeftWords() {
  const t = useLeftText()
  return (deadline: string, now: Date): string | undefined => {
    const left = timeLeft(new Date(deadline), now)
    switch (left.unit) {
      case 'over':
        return undefined
      case 'days':
        return t('days', { days: left.days })
      case 'days-hours':
        return t('daysHours', { days: left.days, hours: left.hours })
      case 'hours-minutes':
        return t('hoursMinutes', { hours: left.hours, minutes: left.minutes })
      case 'minutes':
        return t('minutes', { minutes: left.minutes })
      case 'last-minute':
        return t('lastMinute')
    }
  }
}

const LEFT_TEXTS = {
  days: 'days',
  'days-hours': 'daysHours',
  'hours-minutes': 'hoursMinutes',
  minutes: 'minutes',
  'last-minute': 'lastMinute',
} as const

/**
 * Returns the data with which the visitors' small script counts down; it is the same for an hour, so that caches keep
 * the page. `over` are the words after the deadline.
 */
export function useCountdown(deadline: string, now: string, over = ''): string {
  const t = useLeftText()
  const texts = Object.entries(LEFT_TEXTS).map(([unit, key]) => [unit, t.raw(key) as Message])
  const hourAt = new Date(Math.floor(Date.parse(now) / HOUR_MS) * HOUR_MS).toISOString()
  const countdown: Countdown = { until: deadline, hourAt, texts: { ...Object.fromEntries(texts), over } }
  return JSON.stringify(countdown)
}

/**
 * Returns the time left by the server's clock while the page is open; undefined once it is over. A page rendered by the
 * server starts from the time that came with it; one that is the same for an hour (`isHourly`) corrects the device's
 * clock only if that cannot be right.
 */
export function useTimeLeft(deadline: string | null, now?: string, isHourly = false): string | undefined {
  const words = useLeftWords()
  const at = (moment: number) => (deadline === null ? undefined : words(deadline, new Date(moment)))
  if (now !== undefined && !isHourly) hear(now)
  useEffect(() => {
    if (now !== undefined && isHourly) serverClock.hearPage(now, Date.now(), performance.now())
  }, [now, isHourly])
  const current = () => at(serverClock.at(Date.now()))
  return useSyncExternalStore(everySecond, current, now === undefined ? current : () => at(Date.parse(now)))
}

function everySecond(look: () => void): () => void {
  const timer = setInterval(look, SECOND_MS)
  return () => clearInterval(timer)
}

/** Sets the clock by the time that came with the page; rendering again with the same time changes nothing. */
function hear(now: string): void {
  if (!import.meta.env.SSR) serverClock.hear(now, Date.now())
}
