import { HOUR_MS } from '#platform/contract/durations.ts'
import type { useOverviewText } from './use-overview-text.ts'

const DAYS_FROM_HOURS = 48

/** Returns the age in hours, and from two days on in days. */
export function ageOf(since: string, now = Date.now()): { unit: 'fresh' | 'hours' | 'days'; n: number } {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / HOUR_MS))
  if (hours === 0) return { unit: 'fresh', n: 0 }
  if (hours < DAYS_FROM_HOURS) return { unit: 'hours', n: hours }
  return { unit: 'days', n: Math.floor(hours / 24) }
}

export function ageText(t: ReturnType<typeof useOverviewText>, since: string): string {
  const { unit, n } = ageOf(since)
  return unit === 'fresh' ? t('age.fresh') : t(`age.${unit}`, { n })
}
