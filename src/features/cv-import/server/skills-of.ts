import { listByName, listLabels, readSkills } from '#features/skills/server/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { cleanLabel } from '#features/profiles/contract/clean.ts'
import { SKILL_MAX, SKILLS_MAX } from '#features/profiles/contract/sections.ts'
import { fold } from '#platform/contract/fold.ts'
import { newId } from '#platform/server/db/ids.ts'
import type { Services } from '#platform/server/services.ts'
import type { Proposal } from '../contract/proposal.ts'
import type { Draft } from './cv-import.queries.ts'
import { respelled, vocabularyNames } from './parse/skill-names.ts'

type ProposedSkill = Proposal['skills'][number]

/** The least certainty of skills that are proposed from running text. */
const SURE_IN_TEXT = 0.55
const MAX_IN_TEXT = 15
const MAX_LETTERS = 8000
const AROUND = 60
const ENGINE_MS = 6000
const LEVELS = { basic: 'basic', intermediate: 'independent', advanced: 'advanced' } as const

/** Returns the proposal with skills matched to the vocabulary, and those found in its texts. */
export async function withSkills(services: Services, draft: Draft): Promise<Draft> {
  const named = await inVocabulary(draft.skills, (folded) => listByName(services.db, folded))
  const items = await inTexts(services, draft).catch((error: unknown) => {
    // Without the engine there are still the skills that the CV lists.
    services.log.warn({ error: String(error) }, 'skills of a CV were not looked for')
    return []
  })
  const names = new Set(named.flatMap(({ item }) => [item.skill, fold(item.label)]))
  const more = items.filter(({ item }) => !names.has(item.skill) && !names.has(fold(item.label)))
  return { ...draft, skills: [...named, ...more.slice(0, MAX_IN_TEXT)].slice(0, SKILLS_MAX) }
}

/** Matches skills to the vocabulary; own words stay only where it has none, and duplicates become one skill. */
export async function inVocabulary(
  skills: readonly ProposedSkill[],
  findNames: (folded: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<ProposedSkill[]> {
  const ids = await findNames(skills.flatMap(({ item }) => vocabularyNames(item.label)))
  const matches = skills.map((proposed) => {
    const { label, skill } = proposed.item
    const name = vocabularyNames(label).find((one) => ids.has(one))
    const id = skill ?? (name === undefined ? null : (ids.get(name) ?? null))
    return { ...proposed, item: { ...proposed.item, skill: id, label: (id && respelled(label)) || label } }
  })
  return matches.filter(
    ({ item }, at) =>
      item.skill === null ||
      matches.findIndex(
        ({ item: other }) => other.skill === item.skill && fold(other.label) === fold(item.label),
      ) === at,
  )
}

async function inTexts(
  services: Services,
  { about, work, projects, language }: Draft,
): Promise<ProposedSkill[]> {
  const texts = [
    about?.text,
    // Without titles, because a title is no skill: a shift lead does no formwork.
    ...work.map(({ item }) => item.note),
    ...projects.map(({ item }) => item.note),
  ]
  const text = texts
    .flatMap((both) => (both ? [readText(both, language).text] : []))
    .filter((one) => one !== '')
    .join('\n')
    .slice(0, MAX_LETTERS)
  if (text === '') return []
  const matches = await inTime(readSkills(services, text))
  const sure = matches.filter(({ confidence }) => confidence >= SURE_IN_TEXT)
  const labels = await listLabels(
    services.db,
    sure.map(({ id }) => id),
  )
  return sure.flatMap(({ id, confidence, start, end, stated }) => {
    const label = labels.get(id)
    if (!label) return []
    const level = stated.level ? LEVELS[stated.level] : 'independent'
    return [
      {
        item: { id: newId(), skill: id, label: cleanLabel(label.name[language], SKILL_MAX), level },
        confidence: { skill: Math.round(confidence * 100) / 100, level: stated.level ? 0.8 : 0.4 },
        source: around(text, start, end),
      },
    ]
  })
}

/** Limits the wait for an engine that is still starting, because the listed skills are enough. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('the engine took too long')), ENGINE_MS)
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Returns the source words with some around them. */
function around(text: string, start: number, end: number): string {
  const line = text.lastIndexOf('\n', start) + 1
  const from = Math.max(line, start - AROUND)
  const after = text.indexOf('\n', end)
  const to = Math.min(after < 0 ? text.length : after, end + AROUND)
  return `${from > line ? '…' : ''}${text.slice(from, to).trim()}${to < text.length && to !== after ? '…' : ''}`
}
