import { interestNames } from '#features/account/contract/interest-names.ts'
import { INTERESTS, type Interest } from '#features/account/contract/onboarding.endpoints.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { municipalityCalled } from '#features/places/contract/search.ts'
import { fold } from '#platform/contract/fold.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { bilingual } from '#platform/contract/bilingual-schemas.ts'
import { cleanLabel, cleanMonth, cleanText, cleanUrl } from './clean.ts'
import { educationKind } from './education-kind.ts'
import { type JsonResume, OWN, type Own } from './json-resume-schema.ts'
import { languageNamed } from './language-names.ts'
import { LANGUAGES } from './languages.ts'
import { languageLevelNamed, skillLevelNamed } from './level-names.ts'
import {
  ABOUT_MAX,
  type Contents,
  type Entry,
  type EntrySection,
  HEADLINE_MAX,
  KINDS,
  NOTE_MAX,
  SKILL_MAX,
  TITLE_MAX,
} from './sections.ts'

export type ReadResume = {
  name: string
  email: string
  phone: string
  language: Locale
  contents: Contents
  interests: Interest[]
  /** Skills and languages without a stated level. */
  unstated: string[]
}

type Reading = { language: Locale; newId: () => string }

/** Reads a profile from a JSON Resume. Without our own fields its texts are in the given language. */
export function fromJsonResume(resume: JsonResume, { language: guessed, newId }: Reading): ReadResume {
  const metaLanguage = resume.meta?.language
  const language: Locale = metaLanguage === 'bhs' || metaLanguage === 'en' ? metaLanguage : guessed
  const reading = { language, newId }
  const basics = resume.basics
  const own = basics?.[OWN]
  const unstated: string[] = []
  const newUnstated = () => {
    const id = newId()
    unstated.push(id)
    return id
  }
  return {
    name: cleanLabel(basics?.name, 120),
    email: cleanLabel(basics?.email, 200),
    phone: cleanLabel(basics?.phone, 60),
    language,
    contents: {
      intro: {
        headline: both({ shown: basics?.label, own: own?.title, max: HEADLINE_MAX, language }),
        municipality: placeOf(basics, own),
      },
      about: { about: both({ shown: basics?.summary, own: own?.note, max: ABOUT_MAX, language }) },
      work: { items: workOf(resume, reading) },
      education: { items: present(resume.education).map((each) => educationOf(each, reading)) },
      projects: { items: projectsOf(resume, reading) },
      certificates: { items: certificatesOf(resume, reading) },
      skills: { items: skillsOf(resume, { newId, newUnstated }) },
      languages: { items: languagesOf(resume, { newId, newUnstated }) },
      links: { items: linksOf(basics, newId) },
    },
    interests: interestsOf(resume),
    unstated,
  }
}

function present<T>(list: readonly (T | null)[] | undefined): T[] {
  return (list ?? []).filter((item): item is T => item !== null)
}

type Texts = { shown: string | undefined; own: unknown; max: number; language: Locale }

/** Returns both languages if our field still matches the text beside it, else the text in its language. */
function both({ shown, own, max, language }: Texts) {
  const noted = bilingual(max).safeParse(own)
  if (noted.success && readText(noted.data, language).text === (shown ?? '')) return noted.data
  const text = cleanText(shown, max)
  return { bhs: '', en: '', [language]: text }
}

type EntryTexts = {
  title?: string | undefined
  place?: string | undefined
  note?: string | undefined
  from?: string | undefined
  to?: string | undefined
  url?: string | undefined
  own: Own | undefined
}

function entryOf<S extends EntrySection>(
  texts: EntryTexts & { section: S; kind: Entry['kind'] },
  { language, newId }: Reading,
) {
  const { section, own } = texts
  const kinds: readonly string[] = KINDS[section]
  const kind = own?.kind && kinds.includes(own.kind) ? own.kind : texts.kind
  const entry: Entry = {
    id: newId(),
    kind: kind as Entry['kind'],
    title: both({ shown: texts.title, own: own?.title, max: TITLE_MAX, language }),
    place: both({ shown: texts.place, own: own?.place, max: TITLE_MAX, language }),
    note: both({ shown: texts.note, own: own?.note, max: NOTE_MAX, language }),
    from: cleanMonth(texts.from),
    to: cleanMonth(texts.to),
    url: cleanUrl(texts.url),
  }
  return entry as Contents[S]['items'][number]
}

/** Joins a text and its bullet points, one a line. */
function lines(text: string | undefined, points: readonly string[] | undefined): string {
  return [text ?? '', ...(points ?? [])].filter((line) => line.trim() !== '').join('\n')
}

function workOf({ work, volunteer }: JsonResume, reading: Reading): Contents['work']['items'] {
  const entries = [
    ...present(work).map((each) => ({ ...each, place: each.name ?? each.company, kind: 'job' as const })),
    ...present(volunteer).map((each) => ({
      ...each,
      place: each.organization,
      kind: 'volunteering' as const,
    })),
  ]
  const order = (each: (typeof entries)[number]) => each[OWN]?.order ?? entries.length
  return entries
    .toSorted((one, other) => order(one) - order(other))
    .map((each) =>
      entryOf(
        {
          section: 'work',
          kind: each.kind,
          title: each.position,
          place: each.place,
          note: lines(each.summary, each.highlights),
          from: each.startDate,
          to: each.endDate,
          url: each.url,
          own: each[OWN],
        },
        reading,
      ),
    )
}

function educationOf(each: NonNullable<NonNullable<JsonResume['education']>[number]>, reading: Reading) {
  const more = [each.score ?? '', ...(each.courses ?? [])]
  return entryOf(
    {
      section: 'education',
      kind: educationKind(`${each.institution ?? ''} ${each.studyType ?? ''}`),
      title: [each.area, each.studyType].filter(Boolean).join(', '),
      place: each.institution,
      note: lines(each.summary, more),
      from: each.startDate,
      to: each.endDate,
      url: each.url,
      own: each[OWN],
    },
    reading,
  )
}

function projectsOf({ projects, publications }: JsonResume, reading: Reading) {
  const projectEntries = present(projects).map((each) => ({
    title: each.name,
    place: each.entity,
    note: lines(lines(each.description, each.roles), each.highlights),
    from: each.startDate,
    to: each.endDate,
    url: each.url,
    own: each[OWN],
  }))
  const publicationEntries = present(publications).map((each) => ({
    title: each.name,
    place: each.publisher,
    note: each.summary,
    from: each.releaseDate,
    to: each.releaseDate,
    url: each.url,
    own: undefined,
  }))
  return [...projectEntries, ...publicationEntries].map((texts) =>
    entryOf({ ...texts, section: 'projects', kind: 'project' }, reading),
  )
}

function certificatesOf({ certificates, awards }: JsonResume, reading: Reading) {
  const certificateEntries = present(certificates).map((each) => ({
    title: each.name,
    place: each.issuer,
    note: lines(each.summary, each.highlights),
    from: each.date ?? each.startDate,
    to: each.endDate,
    url: each.url,
    own: each[OWN],
  }))
  const awardEntries = present(awards).map((each) => ({
    title: each.title,
    place: each.awarder,
    note: each.summary,
    from: each.date,
    own: undefined,
  }))
  return [...certificateEntries, ...awardEntries].map((texts) =>
    entryOf({ ...texts, section: 'certificates', kind: 'certificate' }, reading),
  )
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

type Ids = { newId: () => string; newUnstated: () => string }

function skillsOf({ skills }: JsonResume, { newId, newUnstated }: Ids): Contents['skills']['items'] {
  return present(skills).flatMap(({ name, level: stated, keywords, [OWN]: own }) => {
    const level = skillLevelNamed(stated ?? '')
    // Other programs use the heading as a group; the skills are the keywords below it.
    const labels = keywords && keywords.length > 0 ? keywords : [name]
    return labels
      .map((label) => cleanLabel(label, SKILL_MAX))
      .filter((label) => label !== '')
      .map((label) => {
        const skill = own?.skill && ID.test(own.skill) ? own.skill : null
        return level
          ? { id: newId(), skill, label, level }
          : { id: newUnstated(), skill, label, level: 'independent' as const }
      })
  })
}

function languagesOf({ languages }: JsonResume, { newId, newUnstated }: Ids): Contents['languages']['items'] {
  return present(languages).flatMap(({ language: name = '', fluency = '', [OWN]: own }) => {
    const language = LANGUAGES.find((code) => code === own?.code) ?? languageNamed(name)
    if (!language) return []
    const level = languageLevelNamed(fluency)
    return [level ? { id: newId(), language, level } : { id: newUnstated(), language, level: 'B1' as const }]
  })
}

function linksOf(basics: JsonResume['basics'], newId: () => string): Contents['links']['items'] {
  const profiles = [
    ...(basics?.url ? [{ network: '', url: basics.url }] : []),
    ...present(basics?.profiles).filter(({ url }) => Boolean(url)),
  ]
  const addresses = new Set<string>()
  return profiles.flatMap(({ network, url: address }) => {
    const url = cleanUrl(address)
    if (!url || addresses.has(url.replace(/\/$/, ''))) return []
    addresses.add(url.replace(/\/$/, ''))
    return [{ id: newId(), label: cleanLabel(network, 60), url }]
  })
}

function placeOf(basics: JsonResume['basics'], own: Own | undefined): Contents['intro']['municipality'] {
  const city = fold(basics?.location?.city ?? '')
  const noted = findMunicipality(own?.municipality ?? null)
  if (noted && fold(noted.latin) === city) return noted.id
  // If two places have this name, neither is chosen.
  return municipalityCalled(city)?.id ?? null
}

function interestsOf({ interests }: JsonResume): Interest[] {
  const named = new Set(
    present(interests).flatMap(({ name, [OWN]: own }) => [own?.interest, fold(name ?? '')]),
  )
  return INTERESTS.filter(
    (interest) =>
      named.has(interest) ||
      named.has(fold(interestNames[interest].bhs)) ||
      named.has(fold(interestNames[interest].en)),
  )
}
