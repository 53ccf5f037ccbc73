/** Beginnings of months in our languages and in English; `maj` and `mart` serve both. */
const MONTHS = [
  /^(jan|sij)/,
  /^(feb|velj)/,
  /^(mar|ožu|ozu)/,
  /^(apr|tra)/,
  /^(maj|may|svi)/,
  /^(jun|lip)/,
  /^(jul|srp)/,
  /^(avg|aug|kol)/,
  /^(sep|ruj)/,
  /^(okt|oct|lis)/,
  /^(nov|stu)/,
  /^(dec|pro)/,
]
const LONGEST = 40

/**
 * Reads a day as people write it: `5. 10. 2026.`, `05/10/2026`, `2026-10-05`, `5. oktobar 2026.`; undefined if it is
 * unclear.
 */
export function readDay(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  const input = text.trim().toLowerCase()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(input)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const figures = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})\.?$/.exec(input)
  if (figures) return dayOf(Number(figures[3]), Number(figures[2]), Number(figures[1]))
  const named = /^(\d{1,2})\.?\s*(\p{L}{3,12})\.?,?\s*(\d{4})\.?$/u.exec(input)
  const month = named ? MONTHS.findIndex((name) => name.test(named[2] ?? '')) + 1 : 0
  return named && month > 0 ? dayOf(Number(named[3]), month, Number(named[1])) : undefined
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isDay =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isDay && year >= 1900 && year < 3000 ? date.toISOString().slice(0, 10) : undefined
}
