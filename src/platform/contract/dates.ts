import { intlLocale, type Locale } from './locale.ts'

/** All deadlines and clocks of the product are local to Bosnia and Herzegovina. */
export const TIME_ZONE = 'Europe/Sarajevo'

const MONTHS: Record<Locale, readonly string[]> = {
  bhs: [
    'januar',
    'februar',
    'mart',
    'april',
    'maj',
    'juni',
    'juli',
    'august',
    'septembar',
    'oktobar',
    'novembar',
    'decembar',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}
const WEEKDAYS: Record<Locale, readonly string[]> = {
  bhs: ['nedjelja', 'ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one costs far more than asking it. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const existing = clocks.get(zone)
  if (existing) return existing
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    weekday: 'short',
  })
  clocks.set(zone, clock)
  return clock
}

/** Calendar fields of a moment in Sarajevo, or where a person says they live; month 1 to 12, weekday 0 (Sunday) to 6. */
export function localParts(date: Date, zone = TIME_ZONE) {
  const map = Object.fromEntries(
    clockOf(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(map.weekday ?? '')
  return {
    year: Number(map.year),
    month: Number(map.month),
    day: Number(map.day),
    hour: map.hour ?? '00',
    minute: map.minute ?? '00',
    weekday,
  }
}

// A date stays on one line: a space that does not break stands inside of it.
const SPACE = '\u00a0'

/** `20. 11. 2026.` in bhs, `20/11/2026` in English. */
export function formatDate(date: Date, locale: Locale, zone = TIME_ZONE): string {
  const { year, month, day } = localParts(date, zone)
  if (locale === 'bhs') return [`${day}.`, `${month}.`, `${year}.`].join(SPACE)
  return `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`
}

/** A day without a time, such as `2026-11-20`, as `formatDate` writes it. */
export function formatDay(day: string, locale: Locale): string {
  // At noon it is the same day in Sarajevo, in winter and in summer.
  return formatDate(new Date(`${day}T12:00:00Z`), locale)
}

/** `14:00` in both languages. */
export function formatTime(date: Date, zone = TIME_ZONE): string {
  const { hour, minute } = localParts(date, zone)
  return `${hour}:${minute}`
}

/** `petak, 20. novembar 2026.` / `Friday 20 November 2026`. */
export function formatLongDate(date: Date, locale: Locale, zone = TIME_ZONE): string {
  const { year, month, day, weekday } = localParts(date, zone)
  const name = WEEKDAYS[locale][weekday] ?? ''
  const monthName = MONTHS[locale][month - 1] ?? ''
  return locale === 'bhs'
    ? `${name}, ${[`${day}.`, monthName, `${year}.`].join(SPACE)}`
    : `${name} ${[day, monthName, year].join(SPACE)}`
}

/** A month as `2026-11`, or a year alone: `novembar 2026.` and `2026.` in bhs, `November 2026` and `2026` in English. */
export function formatMonth(month: string, locale: Locale): string {
  const [year = '', number] = month.split('-')
  const ended = locale === 'bhs' ? `${year}.` : year
  return number ? `${MONTHS[locale][Number(number) - 1] ?? ''} ${ended}` : ended
}

export function monthNames(locale: Locale): readonly string[] {
  return MONTHS[locale]
}

/** `1.234,5` in bhs, `1,234.5` in English. */
export function formatNumber(
  value: number,
  locale: Locale,
  digits: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'> = {},
): string {
  return new Intl.NumberFormat(intlLocale(locale), { useGrouping: 'always', ...digits }).format(value)
}
