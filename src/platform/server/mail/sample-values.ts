import { DAY_MS } from '#platform/contract/durations.ts'
import { toIso } from '../db/rows-of.ts'

/** The values of sample mails; all of them are of the demo world. */
export const SAMPLE = {
  id: '00000000-0000-7000-8000-000000000000',
  code: '482913',
  person: 'Damir Kovačević',
  organisation: 'Una Softver',
  email: 'novi.mail@primjer.ba',
  opportunity: { bhs: 'Praksa u testiranju softvera', en: 'Software testing internship' },
  slug: 'praksa-u-testiranju-softvera',
  call: { bhs: 'Mala kultura', en: 'Small culture' },
  callSlug: 'mala-kultura',
  project: 'Oslikana stanica',
  zone: 'Europe/Sarajevo',
} as const

/** Returns a moment so many days from now, on the full hour. */
export function momentIn(days: number): Date {
  const moment = new Date(Date.now() + days * DAY_MS)
  moment.setUTCHours(10, 0, 0, 0)
  return moment
}

export const inDays = (days: number): string => toIso(momentIn(days))
