import { interestNames } from '#features/account/contract/interest-names.ts'
import type { Interest } from '#features/account/contract/onboarding.endpoints.ts'
import { areaNames } from '#features/places/contract/areas.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { type Locale, otherLocale } from '#platform/contract/locale.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { type JsonResume, OWN, type Own } from './json-resume-schema.ts'
import { languageName } from './language-names.ts'
import { SKILL_LEVEL_WORDS } from './level-names.ts'
import { type Contents, EMPTY, type Entry } from './sections.ts'

export { jsonResume, type JsonResume } from './json-resume-schema.ts'
export { fromJsonResume, type ReadResume } from './json-resume-read.ts'

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json'

type Input = {
  name: string
  email?: string | undefined
  phone?: string | undefined
  /** The language of the plain texts; a missing one falls back to the other. */
  language: Locale
  contents: Partial<Contents>
  interests?: readonly Interest[] | undefined
  lastModified?: string | undefined
}

/** Writes a profile as JSON Resume 1.0.0, from which `fromJsonResume` reads the same profile. */
export function toJsonResume(input: Input): JsonResume {
  const { name, email, phone, language, interests = [], lastModified } = input
  const contents: Contents = { ...EMPTY, ...input.contents }
  const work = contents.work.items.map((entry, order) => workOf(entry, { language, order }))
  return tidy({
    $schema: SCHEMA,
    basics: { name, email, phone, ...introOf(contents, language) },
    work: work.filter(({ [OWN]: own }) => own?.kind !== 'volunteering').map(asWork),
    volunteer: work.filter(({ [OWN]: own }) => own?.kind === 'volunteering').map(asVolunteer),
    education: contents.education.items.map((entry) => {
      const { title, place, note, ...rest } = entryOf(entry, language)
      return { institution: place, area: title, summary: note, ...rest }
    }),
    projects: contents.projects.items.map((entry) => {
      const { title, place, note, ...rest } = entryOf(entry, language)
      return { name: title, entity: place, description: note, ...rest }
    }),
    certificates: contents.certificates.items.map((entry) => {
      const { title, place, note, startDate, ...rest } = entryOf(entry, language)
      return { name: title, issuer: place, summary: note, date: startDate, ...rest }
    }),
    skills: contents.skills.items.map(({ label, level, skill }) => ({
      name: label,
      level: SKILL_LEVEL_WORDS[level],
      ...(skill && { [OWN]: { skill } }),
    })),
    languages: contents.languages.items.map((item) => ({
      language: languageName(item.language, language),
      fluency: item.level === 'native' ? 'Native speaker' : item.level,
      [OWN]: { code: item.language },
    })),
    interests: interests.map((interest) => ({
      name: interestNames[interest][language],
      [OWN]: { interest },
    })),
    meta: { version: 'v1.0.0', language, lastModified },
  })
}

function introOf({ intro, about, links }: Contents, language: Locale): NonNullable<JsonResume['basics']> {
  const place = findMunicipality(intro.municipality)
  const own: Own = {
    ...(place && { municipality: place.id }),
    ...ownText('title', intro.headline, language),
    ...ownText('note', about.about, language),
  }
  return {
    label: readText(intro.headline, language).text,
    summary: readText(about.about, language).text,
    ...(place && {
      location: { city: place.latin, region: areaNames[place.area][language], countryCode: 'BA' },
    }),
    profiles: links.items.map(({ label, url }) => ({ network: label, url })),
    [OWN]: own,
  }
}

function workOf(entry: Entry, { language, order }: { language: Locale; order: number }) {
  const { [OWN]: own, ...rest } = entryOf(entry, language)
  return { ...rest, [OWN]: { ...own, order } }
}

type ResumeWork = ReturnType<typeof workOf>

function asWork({ title, place, note, ...rest }: ResumeWork) {
  return { name: place, position: title, summary: note, ...rest }
}

function asVolunteer({ title, place, note, ...rest }: ResumeWork) {
  return { organization: place, position: title, summary: note, ...rest }
}

function entryOf({ kind, title, place, note, from, to, url }: Entry, language: Locale) {
  const own: Own = {
    kind,
    ...ownText('title', title, language),
    ...ownText('place', place, language),
    ...ownText('note', note, language),
  }
  return {
    title: readText(title, language).text,
    place: readText(place, language).text,
    note: readText(note, language).text,
    startDate: from ?? undefined,
    endDate: to ?? undefined,
    url: url ?? undefined,
    [OWN]: own,
  }
}

/** Returns both languages of a text where the plain one is not enough. */
function ownText(name: 'title' | 'place' | 'note', text: Bilingual, language: Locale): Own {
  const other = otherLocale(language)
  const isWhole = text[other] === '' && text[language] === readText(text, language).text
  return isWhole ? {} : { [name]: text }
}

/** Removes empty texts, lists and fields. */
function tidy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(tidy) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, name === OWN ? inner : tidy(inner)] as const)
    .filter(([, inner]) => !saysNothing(inner))
  return Object.fromEntries(entries) as T
}

function saysNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
