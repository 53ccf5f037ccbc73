import { formatNumber } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Formats bytes, `3,1 GB` in bhs and `3.1 GB` in English, with one decimal below ten. */
export function bytesText(bytes: number, locale: Locale): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** power
  return `${formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value), locale)} ${UNITS[power]}`
}
