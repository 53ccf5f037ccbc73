import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { cleanLabel, cleanText } from '#features/profiles/contract/clean.ts'
import {
  ABOUT_MAX,
  ENTRIES_MAX,
  HEADLINE_MAX,
  NOTE_MAX,
  SKILL_MAX,
  SKILLS_MAX,
  TITLE_MAX,
} from '#features/profiles/contract/sections.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Proposal } from '../contract/proposal.ts'
import type { EntryMatch } from './parse/entries.ts'
import { leftOver } from './left-over.ts'
import type { TextMatch } from './parse/person.ts'
import type { ReadFile } from './read/read-file.ts'

type Draft = Omit<Proposal, 'id' | 'expiresAt'>
type ProposalItem<T> = { item: T; confidence: Record<string, number>; source: string }

/** The certainty of an unstated level, low enough that it is asked for. */
const UNSTATED = 0.4

/** Shapes the result like a profile: every text within its limits, in the language of the CV. */
export function proposalOf(read: ReadFile, newId: () => string): Draft {
  return read.format === 'json' ? ofResume(read) : ofCv(read, newId)
}

function ofCv(
  { format, pages, cv, unread = [] }: Exclude<ReadFile, { format: 'json' }>,
  newId: () => string,
): Draft {
  const { language, script } = cv
  const entries = <S extends 'work' | 'education' | 'projects' | 'certificates'>(
    list: readonly EntryMatch[],
  ) =>
    list.slice(0, ENTRIES_MAX).map((entry) => entryOf(entry, { language, newId })) as unknown as Proposal[S]
  const placed: Omit<Draft, 'unplaced'> = {
    format,
    pages,
    unread: [...unread],
    language,
    script,
    person: {
      name: cleanLabel(cv.name, 120),
      email: cleanLabel(cv.email, 200),
      phone: cleanLabel(cv.phone, 60),
    },
    headline: textOf(cv.headline, { language, max: HEADLINE_MAX }),
    about: textOf(cv.about, { language, max: ABOUT_MAX }),
    municipality: cv.municipality,
    work: entries<'work'>(cv.work),
    education: entries<'education'>(cv.education),
    projects: entries<'projects'>(cv.projects),
    certificates: entries<'certificates'>(cv.certificates),
    skills: cv.skills.slice(0, SKILLS_MAX).map(({ label, level, source }) => ({
      item: { id: newId(), skill: null, label: cleanLabel(label, SKILL_MAX), level: level ?? 'independent' },
      confidence: { level: level ? 0.9 : UNSTATED },
      source,
    })),
    languages: cv.languages.map(({ language: named, level, confidence, source }) => ({
      item: { id: newId(), language: named, level },
      confidence: { level: confidence },
      source,
    })),
    links: cv.links.map(({ label, url }) => ({
      item: { id: newId(), label: cleanLabel(label, 60), url },
      confidence: {},
      source: url,
    })),
    interests: cv.interests.map((interest) => cleanLabel(interest, 80)),
  }
  return { ...placed, unplaced: leftOver(cv.lines, placed).map((line) => cleanText(line, 400)) }
}

type EntryContext = { language: Locale; newId: () => string }

function entryOf(entryMatch: EntryMatch, { language, newId }: EntryContext): ProposalItem<object> {
  const { kind, from, to, url, confidence, source } = entryMatch
  const inOwnLanguage = (text: string, max: number) => ({ ...NO_TEXT, [language]: cleanText(text, max) })
  // An end before the beginning is a mistake; the person decides which of them is wrong.
  const isBackwards = from !== null && to !== null && to < from.slice(0, to.length)
  return {
    item: {
      id: newId(),
      kind,
      title: inOwnLanguage(entryMatch.title.replaceAll('\n', ' '), TITLE_MAX),
      place: inOwnLanguage(entryMatch.place.replaceAll('\n', ' '), TITLE_MAX),
      note: inOwnLanguage(entryMatch.note, NOTE_MAX),
      from,
      to: isBackwards ? null : to,
      url,
    },
    confidence: {
      ...confidence,
      ...(isBackwards && { to: 0.1 }),
      ...(entryMatch.note.length > NOTE_MAX && { note: 0.4 }),
    },
    source: cleanText(source, 1500),
  }
}

function textOf(textMatch: TextMatch | undefined, { language, max }: { language: Locale; max: number }) {
  const text = cleanText(textMatch?.text, max)
  if (!textMatch || text === '') return null
  // A text that was cut is asked about.
  const confidence = textMatch.text.length > max ? Math.min(textMatch.confidence, 0.4) : textMatch.confidence
  return { text: { ...NO_TEXT, [language]: text }, confidence }
}

function ofResume({ resume, script, pages, unplaced }: Extract<ReadFile, { format: 'json' }>): Draft {
  const { contents, language, name, email, phone } = resume
  const itemsOf = <T>(items: readonly T[], max: number): ProposalItem<T>[] =>
    items.slice(0, max).map((item) => ({ item, confidence: {}, source: '' }))
  const unstated = new Set(resume.unstated)
  const markUnstated = <T extends { id: string }>(one: ProposalItem<T>) =>
    unstated.has(one.item.id) ? { ...one, confidence: { level: UNSTATED } } : one
  const text = (both: { bhs: string; en: string }) =>
    both.bhs === '' && both.en === '' ? null : { text: both, confidence: 1 }
  return {
    format: 'json',
    pages,
    language,
    script,
    person: { name, email, phone },
    headline: text(contents.intro.headline),
    about: text(contents.about.about),
    municipality: contents.intro.municipality,
    work: itemsOf(contents.work.items, ENTRIES_MAX),
    education: itemsOf(contents.education.items, ENTRIES_MAX),
    projects: itemsOf(contents.projects.items, ENTRIES_MAX),
    certificates: itemsOf(contents.certificates.items, ENTRIES_MAX),
    skills: itemsOf(contents.skills.items, SKILLS_MAX).map(markUnstated),
    languages: itemsOf(contents.languages.items, ENTRIES_MAX).map(markUnstated),
    links: itemsOf(contents.links.items, 10),
    interests: resume.interests,
    unplaced: unplaced.map((line) => cleanText(line, 400)),
  }
}
