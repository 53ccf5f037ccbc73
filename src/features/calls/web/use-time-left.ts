import { useSyncExternalStore } from 'react'
import { timeLeft } from '#features/opportunities/contract/countdown.ts'
import { textHook } from '#platform/web/i18n/text-hook.ts'
import { serverClock } from '#platform/web/server-clock.ts'

const SECOND_MS = 1000

const useLeftText = textHook({
  bhs: () => import('../contract/left-messages.bhs.ts'),
  en: () => import('../contract/left-messages.en.ts'),
})

/** Returns what says the time from a moment to a deadline; undefined once it is over. */
export function useLeftWords() {
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

/**
 * Says the time left by the server's clock while the page stands open; undefined once it is over. A page drawn by the server
 * starts from the time that came with it.
 */
export function useTimeLeft(deadline: string | null, now?: string): string | undefined {
  const words = useLeftWords()
  const at = (moment: number) => (deadline === null ? undefined : words(deadline, new Date(moment)))
  if (now !== undefined) hear(now)
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
