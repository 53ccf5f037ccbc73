import { languageName } from '#features/profiles/contract/language-names.ts'
import { LANGUAGE_LEVELS } from '#features/profiles/contract/languages.ts'
import { type Contents, type Entry, SKILL_LEVELS } from '#features/profiles/contract/sections.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import type { WholeProfile } from '#features/profiles/server/index.ts'
import type { SkillLabel } from '#features/skills/contract/skills.endpoints.ts'
import { formatMonth } from '#platform/contract/dates.ts'
import type { User } from '#platform/server/auth/users.queries.ts'
import { type ArrangedSection, selectContents } from '../../contract/arrange.ts'
import { blocksOf } from '../../contract/blocks.ts'
import type { CvDocument, CvEntry, CvItem, CvSection } from '../../contract/document.ts'
import type { CvSectionName, CvVariant } from '../../contract/variant.ts'
import { type CvLanguage, cvLanguage } from './cv-language.ts'
import { shortAddress } from '../../contract/short-address.ts'

export type Person = Pick<User, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>
export type Sources = {
  person: Person
  profile: WholeProfile
  /** The vocabulary's names of skills, by the id of the profile's entry. */
  labels: ReadonlyMap<string, SkillLabel>
  /** Skills that somebody else has confirmed, by the ids of their entries. */
  confirmed: ReadonlySet<string>
}
/** The number of levels from A1 to C2. */
const COMMON_LEVELS = LANGUAGE_LEVELS.length - 1

type Dress = Pick<CvVariant, 'design' | 'script' | 'shows'>

/** Composes a CV: the chosen parts of the profile, in the language and script of this CV. */
export function composeCv(input: Sources & { dress: Dress; arranged: readonly ArrangedSection[] }): {
  document: CvDocument
  untranslated: string[]
} {
  const { person, profile, labels, confirmed, dress, arranged } = input
  const language = cvLanguage(dress.script)
  const contents = selectContents(arranged, profile.contents)
  const name = language.spell(`${person.firstName} ${person.lastName}`)
  const sections = (Object.keys(contents) as CvSectionName[])
    .map((section) => sectionOf({ section, contents, language, labels, confirmed }))
    .filter(({ text, entries, items }) => text.length + entries.length + items.length > 0)
  const skills = sections.find((section) => section.name === 'skills')?.items.length ?? 0
  const document: CvDocument = {
    design: dress.design,
    language: language.tag,
    title: language.own('document.title', { name }),
    name,
    headline: language.read(profile.contents.intro.headline),
    contact: contactOf({ person, profile, shows: dress.shows, language }),
    contactTitle: language.own('document.contact'),
    photo: dress.shows.photo ? profile.photo : null,
    sections,
    archLabel: language.own('document.arch', { count: skills, name }),
    pageLabel: language.own('document.page', { page: '§', of: '¶' }),
  }
  return { document, untranslated: [...language.untranslated] }
}

function contactOf(input: {
  person: Person
  profile: WholeProfile
  shows: CvVariant['shows']
  language: CvLanguage
}): CvDocument['contact'] {
  const { person, profile, shows, language } = input
  const place = findMunicipality(profile.contents.intro.municipality)
  const fact = (kind: 'email' | 'phone' | 'place', text: string | null | undefined, href: string | null) =>
    text && shows[kind] ? [{ kind, label: language.own(`document.${kind}`), text, href }] : []
  return [
    ...fact('email', person.email, `mailto:${person.email}`),
    ...fact(
      'phone',
      person.phoneNumber && spacedPhone(person.phoneNumber),
      `tel:${person.phoneNumber ?? ''}`,
    ),
    ...fact('place', place && language.spell(place.latin), null),
  ]
}

/** Formats +38761000101 as +387 61 000 101. */
function spacedPhone(phone: string): string {
  return phone.replace(/^\+387(\d\d)(\d{3})(\d{3,4})$/, '+387 $1 $2 $3')
}

type SectionInput = {
  section: CvSectionName
  contents: Partial<Contents>
  language: CvLanguage
} & Pick<Sources, 'labels' | 'confirmed'>

function sectionOf({ section, contents, language, ...known }: SectionInput): CvSection {
  const title = language.profile(`sections.${section}`)
  const base: CvSection = { name: section, title, text: [], entries: [], items: [] }
  const { about, skills, languages, links } = contents
  if (section === 'about') return { ...base, text: about ? blocksOf(language.read(about.about)) : [] }
  if (section === 'skills')
    return { ...base, items: skills?.items.flatMap(skillOf({ language, ...known })) ?? [] }
  if (section === 'languages') return { ...base, items: languages?.items.map(languageOf(language)) ?? [] }
  if (section === 'links') return { ...base, items: links?.items.map(linkOf(language)) ?? [] }
  const entries: readonly Entry[] = contents[section]?.items ?? []
  return { ...base, entries: entries.map(entryOf(language)).filter((entry) => entry.title !== '') }
}

function entryOf(language: CvLanguage) {
  return (entry: Entry): CvEntry => ({
    id: entry.id,
    title: language.read(entry.title),
    place: language.read(entry.place),
    // Its section already says that it was a job, a project or a certificate.
    kind: ['job', 'project', 'certificate'].includes(entry.kind)
      ? ''
      : language.profile(`kinds.${entry.kind}`),
    period: periodOf(entry, language),
    note: blocksOf(language.read(entry.note)),
    url: entry.url,
  })
}

export function periodOf(
  { kind, from, to }: Pick<Entry, 'kind' | 'from' | 'to'>,
  language: CvLanguage,
): string {
  const say = (month: string) => language.write(formatMonth(month, language.locale))
  const begin = from && say(from)
  const end = to && say(to)
  if (begin && end) return begin === end ? begin : language.profile('period.both', { from: begin, to: end })
  const isMoment = kind === 'certificate' || kind === 'project'
  if (begin) return isMoment ? begin : language.profile('period.from', { from: begin })
  return end ? language.profile('period.to', { to: end }) : ''
}

function skillOf({ language, labels, confirmed }: Pick<SectionInput, 'language' | 'labels' | 'confirmed'>) {
  return ({ id, label, level }: Contents['skills']['items'][number]): CvItem[] => {
    const vocabularyLabel = labels.get(id)
    // The person's own words come first; the vocabulary helps in another language.
    const text =
      vocabularyLabel && language.locale === 'en' ? withCaseOf(label, vocabularyLabel.name.en) : label
    if (text.trim() === '') return []
    const one = { id, label: language.spell(text.trim()), href: null }
    // A level that only its owner has set tells readers of a CV nothing.
    if (!confirmed.has(id)) return [{ ...one, detail: '', rank: 0, of: 0 }]
    const measured = { rank: SKILL_LEVELS.indexOf(level) + 1, of: SKILL_LEVELS.length }
    return [{ ...one, detail: language.profile(`levels.${level}`), ...measured }]
  }
}

/** Gives a name of the vocabulary, which is in lower case, the first letter of the person's own word. */
function withCaseOf(model: string, name: string): string {
  const isLarge = model.charAt(0) !== model.charAt(0).toLowerCase()
  return isLarge ? name.charAt(0).toUpperCase() + name.slice(1) : name
}

function languageOf(language: CvLanguage) {
  return ({ id, language: code, level }: Contents['languages']['items'][number]): CvItem => ({
    id,
    label: language.write(languageName(code, language.locale)),
    detail: language.profile(`languageLevels.${level}`),
    href: null,
    // The first language counts as the highest level.
    rank: Math.min(LANGUAGE_LEVELS.indexOf(level) + 1, COMMON_LEVELS),
    of: COMMON_LEVELS,
  })
}

function linkOf(language: CvLanguage) {
  return ({ id, label, url }: Contents['links']['items'][number]): CvItem => ({
    id,
    label: language.spell(label.trim()) || shortAddress(url),
    detail: label.trim() === '' ? '' : shortAddress(url),
    href: url,
    rank: 0,
    of: 0,
  })
}
