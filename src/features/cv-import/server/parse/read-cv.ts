import type { Locale } from '#platform/contract/locale.ts'
import type { Line } from '../layout/line.ts'
import { isBoilerplate } from './boilerplate.ts'
import { emailIn, type LinkMatch, linksIn, municipalityIn, phoneIn } from './contacts.ts'
import { type DetectedLanguage, detectLanguage } from './detect-language.ts'
import { type EntryMatch, readEntries } from './entries.ts'
import { type LanguageMatch, languagesIn } from './languages-in.ts'
import { readCertificates, readProjects } from './lists.ts'
import { partOfUnknown, partsByRole, placedLines } from './line-roles.ts'
import { paragraphs, wholeLines } from './notes.ts'
import { type Part, partsOf } from './parts.ts'
import { readPerson, type TextMatch } from './person.ts'
import type { PartName } from './section-names.ts'
import { type SkillMatch, skillsIn } from './skills-in.ts'
import { withoutTableHeads } from './table-heads.ts'
import { unrolled } from './unrolled.ts'
import { withWholeLabels } from './whole-labels.ts'

/** The content of a CV in its own language; the engine later finds which words are skills. */
export type ReadCv = {
  language: Locale
  script: 'latin' | 'cyrillic'
  name: string
  email: string
  phone: string
  headline: TextMatch | undefined
  about: TextMatch | undefined
  municipality: ReturnType<typeof municipalityIn>
  work: EntryMatch[]
  education: EntryMatch[]
  projects: EntryMatch[]
  certificates: EntryMatch[]
  skills: SkillMatch[]
  languages: LanguageMatch[]
  links: LinkMatch[]
  interests: string[]
  /** Everything except headings and personal data, line by line. */
  lines: string[]
}

const HEADED: ReadonlySet<PartName> = new Set(['work', 'education', 'volunteering', 'skills', 'courses'])

/** Reads the lines of any CV without failing; uncertain results are marked. */
export function readCv(rawLines: readonly Line[]): ReadCv {
  const lines = withoutTableHeads(withWholeLabels(unrolled(rawLines)))
  const parts = placedParts(lines)
  const of = (...names: PartName[]) => parts.filter(({ name }) => names.includes(name))
  const linesOf = (...names: PartName[]) => of(...names).flatMap((part) => part.lines)
  const detectedLanguage = detectLanguage(lines.map(({ text }) => text).join('\n'))
  const personLines = linesOf('person')
  const everywhere = [...personLines, ...linesOf('links')]
  const person = readPerson(of('person'))
  const about = of('about').map((part) => paragraphs(part.lines))
  const courses = of('courses').flatMap(readCourses)
  return {
    ...detectedLanguage,
    name: person.name,
    email: emailIn(everywhere) || emailIn(lines),
    phone: phoneIn(everywhere),
    headline: headlineOf(of('headline')) ?? person.headline,
    about: about[0] ? { text: about.join('\n\n'), confidence: 0.95 } : person.about,
    municipality: municipalityIn(personLines),
    work: [
      ...of('work').flatMap((part) => readEntries(part.lines, workOptions(part))),
      ...of('volunteering').flatMap((part) =>
        readEntries(part.lines, { section: 'work', kind: 'volunteering' }),
      ),
    ],
    education: [
      ...of('education').flatMap((part) => readEntries(part.lines, { section: 'education' })),
      ...courses,
    ],
    projects: of('projects').flatMap((part) => readProjects(part.lines)),
    certificates: [
      ...of('certificates').flatMap((part) => readCertificates(part.lines)),
      ...drivingOf(of('driving'), detectedLanguage),
    ],
    skills: skillsIn(linesOf('skills')),
    languages: languagesOf(parts),
    links: linksIn([...personLines, ...linesOf('links', 'projects')]).slice(0, 10),
    interests: wholeLines(linesOf('interests'))
      .flatMap((line) => line.split(/[,;•|]|\s{2,}/))
      .map((interest) => interest.trim())
      .filter((interest) => interest !== '')
      .slice(0, 30),
    lines: parts.flatMap((part) => part.lines.map(({ text }) => text)).filter((text) => !isBoilerplate(text)),
  }
}

/** Returns the parts by headings, or without any by the roles of lines. */
function placedParts(lines: readonly Line[]): Part[] {
  const parts = partsOf(lines).map((part) => (part.name === 'unknown' ? partOfUnknown(part) : part))
  const isHeaded = parts.some(({ name }) => HEADED.has(name))
  return placedLines(
    isHeaded ? parts : parts.flatMap((part) => (part.name === 'person' ? partsByRole(part) : [part])),
  )
}

/** Entries under “Praksa” are internships, whatever their title. */
function workOptions({ heading }: Part): Parameters<typeof readEntries>[1] {
  return /praks|internship|пракс/i.test(heading)
    ? { section: 'work', kind: 'internship' }
    : { section: 'work' }
}

function readCourses({ lines }: Part): EntryMatch[] {
  // A course with a single date ended on it.
  return readCertificates(lines).map((entry) => ({
    ...entry,
    kind: 'course' as const,
    to: entry.to ?? (entry.from && !/danas|present|данас/i.test(entry.source) ? entry.from : null),
  }))
}

function headlineOf([part]: Part[]): TextMatch | undefined {
  const text = part && paragraphs(part.lines).split('\n')[0]
  return text ? { text, confidence: 0.9 } : undefined
}

function languagesOf(parts: readonly Part[]): LanguageMatch[] {
  const languageMatches = parts.flatMap(({ name, lines }) => {
    if (name === 'mother')
      return languagesIn(
        [lines[0], ...lines.slice(1)].filter((line) => line !== undefined),
        true,
      )
    return name === 'languages' ? languagesIn(lines) : []
  })
  return languageMatches.filter(
    ({ language }, at) => languageMatches.findIndex((other) => other.language === language) === at,
  )
}

function drivingOf(parts: readonly Part[], { language, script }: DetectedLanguage): EntryMatch[] {
  const texts = parts
    .flatMap(({ lines }) => wholeLines(lines.map((line) => ({ ...line, isBullet: true }))))
    .map((text) => text.replace(/ {2,}/g, ': '))
  const [first] = texts
  if (!first) return []
  const named =
    language === 'en' ? 'Driving licence' : script === 'cyrillic' ? 'Возачка дозвола' : 'Vozačka dozvola'
  const isNamed = /^\s*(?:voza[čc]k|возачк|driv)/iu.test(first)
  const isBare = isNamed && /^\S+\s*:/.test(first)
  const rest = isBare ? first.replace(/^[^:]*:\s*/, '') : first
  return [
    {
      kind: 'certificate',
      title: (isNamed && !isBare ? first : `${named}: ${rest}`).slice(0, 120),
      place: '',
      note: texts.slice(1).join('\n'),
      from: null,
      to: null,
      url: null,
      confidence: { title: 0.8 },
      source: texts.join('\n'),
    },
  ]
}
