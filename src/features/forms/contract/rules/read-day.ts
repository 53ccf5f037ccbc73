const ISO = /^(\d{4})-(\d{2})-(\d{2})$/
const LOCAL = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?$/

/** A day as a date field sends it, or as it is typed where there is none: `2027-03-09`, `9. 3. 2027.` */
export function readDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = ISO.exec(text) ?? reversed(LOCAL.exec(text))
  if (year === '') return undefined
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${iso}T12:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined
}

function reversed(match: RegExpExecArray | null): string[] {
  return match ? ['', match[3]!, match[2]!, match[1]!] : []
}
