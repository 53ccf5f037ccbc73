import type { Report } from './reports.ts'

type Both = { readonly bhs: string; readonly en: string }

/** Page titles. */
export const titles = {
  statistics: { bhs: 'Statistika', en: 'Statistics' },
  report: { bhs: 'Izvještaj', en: 'Report' },
} as const

/** What each report is called, on screens and in files. */
export const reportTitles: Readonly<Record<Report, Both>> = {
  funnel: { bhs: 'Lijevak', en: 'Funnel' },
  searches: { bhs: 'Pretrage bez rezultata', en: 'Searches without results' },
  mail: { bhs: 'Isporuka mailova', en: 'Email delivery' },
  applications: { bhs: 'Prijave i odgovori', en: 'Applications and replies' },
  grants: { bhs: 'Grantovi po općini i godini', en: 'Grants by municipality and year' },
  skills: { bhs: 'Vještine: traži se i zna se', en: 'Skills: wanted and known' },
  cohorts: { bhs: 'Kohorte', en: 'Cohorts' },
  retention: { bhs: 'Ostajanje', en: 'Retention' },
  speed: { bhs: 'Brzina stranica', en: 'Page speed' },
}
