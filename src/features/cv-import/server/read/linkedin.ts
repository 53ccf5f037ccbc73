import Papa from 'papaparse'
import { educationKind } from '#features/profiles/contract/education-kind.ts'
import { cleanUrl } from '#features/profiles/contract/clean.ts'
import { languageNamed } from '#features/profiles/contract/language-names.ts'
import { languageLevelNamed } from '#features/profiles/contract/level-names.ts'
import { linksOfText, municipalityIn } from '../parse/contacts.ts'
import { workKind } from '../parse/cues.ts'
import { detectLanguage } from '../parse/detect-language.ts'
import type { EntryKind, EntryMatch } from '../parse/entries.ts'
import { findPeriod } from '../parse/periods.ts'
import type { ReadCv } from '../parse/read-cv.ts'
import { bounded, lineOf } from '../layout/line.ts'
import { Refusal } from './refusal.ts'
import { unpack } from './zip.ts'

const FILE =
  /(?:^|\/)(Profile|Positions|Education|Skills|Languages|Certifications|Projects|Volunteering(?: Experiences?)?|Courses|Honors|Publications|Email Addresses|Phone ?Numbers)\.csv$/i
const MAX_ROWS = 500

type Record_ = Readonly<Record<string, string | undefined>>

/** Reads the archive that LinkedIn gives its members, with a table for each part of the profile. */
export function readLinkedIn(bytes: Uint8Array): ReadCv {
  const files = unpack(bytes, (name) => FILE.test(name))
  const tables = new Map(
    Object.entries(files).map(([name, file]) => [
      (FILE.exec(name)?.[1] ?? '').toLowerCase(),
      recordsOf(file),
    ]),
  )
  const of = (...names: string[]) => names.flatMap((name) => tables.get(name) ?? [])
  const [profile] = of('profile')
  const positions = of('positions')
  if (!profile && positions.length === 0) throw new Refusal('nothing')
  const prose = [profile, ...positions, ...of('education', 'projects')].flatMap((row) =>
    Object.values(row ?? {}),
  )
  const address = lineOf({
    cells: [get(profile, 'geo location'), get(profile, 'address')].map((part) => part.replaceAll(',', ' , ')),
  })
  return {
    ...detectLanguage(prose.join('\n')),
    name: `${get(profile, 'first name')} ${get(profile, 'last name')}`.trim(),
    email: get(of('email addresses')[0], 'email address'),
    phone: get(of('phone numbers', 'phonenumbers')[0], 'number'),
    headline: toFinding(get(profile, 'headline')),
    about: toFinding(get(profile, 'summary')),
    municipality: address ? municipalityIn([{ ...address, text: address.cells.join(', ') }]) : null,
    work: [
      ...positions.map((row) =>
        entryOf(row, {
          title: 'title',
          place: 'company name',
          note: 'description',
          kind: workKind(get(row, 'title'), get(row, 'company name')),
        }),
      ),
      ...of('volunteering', 'volunteering experience', 'volunteering experiences').map((row) =>
        entryOf(row, { title: 'role', place: 'company name', note: 'description', kind: 'volunteering' }),
      ),
    ],
    education: [
      ...of('education').map((row) =>
        entryOf(row, {
          title: 'degree name',
          place: 'school name',
          note: 'notes',
          kind: educationKind(`${get(row, 'school name')} ${get(row, 'degree name')}`),
        }),
      ),
      ...of('courses').map((row) =>
        entryOf(row, { title: 'name', place: 'associated with', note: '', kind: 'course' }),
      ),
    ],
    projects: [
      ...of('projects').map((row) =>
        entryOf(row, { title: 'title', place: '', note: 'description', kind: 'project' }),
      ),
      ...of('publications').map((row) =>
        entryOf(row, { title: 'name', place: 'publisher', note: 'description', kind: 'project' }),
      ),
    ],
    certificates: [
      ...of('certifications').map((row) =>
        entryOf(row, { title: 'name', place: 'authority', note: '', kind: 'certificate' }),
      ),
      ...of('honors').map((row) =>
        entryOf(row, { title: 'title', place: '', note: 'description', kind: 'certificate' }),
      ),
    ],
    skills: of('skills')
      .map((row) => ({ label: get(row, 'name'), level: null, source: get(row, 'name') }))
      .filter(({ label }) => label !== ''),
    languages: of('languages').flatMap((row) => {
      const language = languageNamed(get(row, 'name').replace(/\(.*\)/, ''))
      const level = languageLevelNamed(get(row, 'proficiency'))
      const source = `${get(row, 'name')} ${get(row, 'proficiency')}`.trim()
      return language ? [{ language, level: level ?? 'B1', confidence: level ? 0.85 : 0.3, source }] : []
    }),
    links: linksOfText(get(profile, 'websites').replace(/\[?\w+:(?=http)/g, ' ')).slice(0, 10),
    interests: [],
    lines: [],
  }
}

function recordsOf(file: Uint8Array): Record_[] {
  const text = new TextDecoder().decode(file)
  const { data } = Papa.parse<Record_>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    delimiter: ',',
    preview: MAX_ROWS,
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  return data
}

function get(row: Record_ | undefined, column: string): string {
  const value = column === '' ? undefined : row?.[column]
  return typeof value === 'string' ? bounded(value.trim()) : ''
}

const toFinding = (text: string) => (text === '' ? undefined : { text, confidence: 1 })

type Columns = { title: string; place: string; note: string; kind: EntryKind }

function entryOf(row: Record_, { title, place, note, kind }: Columns): EntryMatch {
  const from =
    get(row, 'started on') || get(row, 'start date') || get(row, 'issued on') || get(row, 'published on')
  const to = get(row, 'finished on') || get(row, 'end date')
  const town = place === 'company name' ? (get(row, 'location').split(',')[0] ?? '') : ''
  const named = get(row, place)
  const notes = [get(row, note), get(row, 'activities')].filter((text) => text !== '')
  return {
    kind,
    title: get(row, title),
    place: town === '' || named === '' || named.includes(town) ? named : `${named}, ${town}`,
    note: notes.join('\n'),
    from: findPeriod(from)?.from ?? null,
    to: findPeriod(to)?.from ?? null,
    url: cleanUrl(get(row, 'url') || undefined),
    confidence: {},
    source: [get(row, title), named, `${from} – ${to}`].filter((text) => text !== '').join('\n'),
  }
}
