import { readLinks, readOccupations, readSkills, type ReleaseConcept } from '../release/concepts.ts'
import type { Release } from '../release/release.ts'
import type { OwnTables } from './own-tables.ts'
import {
  addNames,
  type Names,
  type OccupationEntry,
  ownId,
  type SkillEntry,
  versionOf,
  type Vocabulary,
} from './vocabulary.ts'

type Draft = Omit<OccupationEntry, 'essential' | 'optional'> & {
  essential: Set<string>
  optional: Set<string>
}

/** Returns our own vocabulary merged with a release, if there is one: our names come first, and nothing of ours is lost. */
export async function gatherVocabulary(own: OwnTables, release?: Release): Promise<Vocabulary> {
  const skills = new Map<string, SkillEntry>()
  const occupations = new Map<string, Draft>()
  layOwn(own, skills, occupations)
  if (release) {
    for await (const concept of readSkills(release)) addSkill(skills, concept)
    for await (const concept of readOccupations(release)) addOccupation(occupations, concept)
    for await (const { occupation, skill, essential } of readLinks(release)) {
      const entry = occupations.get(occupation)
      if (!entry || !skills.has(skill) || entry.essential.has(skill) || entry.optional.has(skill)) continue
      entry[essential ? 'essential' : 'optional'].add(skill)
    }
  }
  return finish([...skills.values()], [...occupations.values()])
}

function layOwn(own: OwnTables, skills: Map<string, SkillEntry>, occupations: Map<string, Draft>): void {
  const ids = new Map(own.skills.map(({ key, esco }) => [key, esco ?? ownId('skill', key)]))
  for (const { key, group, bhs, en, synonyms, esco } of own.skills) {
    const id = ids.get(key) ?? ''
    const names = { bhs: [bhs, ...synonyms.bhs], en: [en, ...synonyms.en] }
    const ours = { bhs: names.bhs.length, en: names.en.length }
    skills.set(id, { id, key, esco, group, kind: 'skill', names, ours, description: '' })
  }
  for (const { key, isco, bhsM, bhsF, en, synonyms, esco, essential, optional } of own.occupations) {
    const id = esco ?? ownId('occupation', key)
    const names = { bhs: [bhsM, bhsF, ...synonyms.bhs], en: [en, ...synonyms.en] }
    const idsOf = (keys: readonly string[]) => new Set(keys.flatMap((skill) => ids.get(skill) ?? []))
    occupations.set(id, {
      id,
      key,
      esco,
      isco,
      names,
      description: '',
      essential: idsOf(essential),
      optional: idsOf(optional),
    })
  }
}

function addSkill(skills: Map<string, SkillEntry>, concept: ReleaseConcept): void {
  const { esco, kind } = concept
  const entry: SkillEntry = skills.get(esco) ?? {
    id: esco,
    key: null,
    esco,
    group: 'esco',
    kind,
    names: { bhs: [], en: [] },
    ours: { bhs: 0, en: 0 },
    description: '',
  }
  skills.set(esco, entry)
  entry.kind = kind
  addConcept(entry, concept)
}

function addOccupation(occupations: Map<string, Draft>, concept: ReleaseConcept): void {
  const { esco, isco } = concept
  const entry: Draft = occupations.get(esco) ?? {
    id: esco,
    key: null,
    esco,
    isco,
    names: { bhs: [], en: [] },
    description: '',
    essential: new Set(),
    optional: new Set(),
  }
  occupations.set(esco, entry)
  addConcept(entry, concept)
}

function addConcept(entry: { names: Names; description: string }, concept: ReleaseConcept): void {
  const language = languageOf(concept.language)
  if (!language) return
  addNames(entry.names[language], [concept.preferred, ...concept.others])
  if (language === 'en' && entry.description === '') entry.description = concept.description
}

/** Returns which of our two languages a release's language counts as. */
export function languageOf(code: string): 'bhs' | 'en' | undefined {
  if (code === 'en') return 'en'
  return ['bs', 'hr', 'sr', 'bhs'].includes(code) ? 'bhs' : undefined
}

function finish(skills: SkillEntry[], drafts: Draft[]): Vocabulary {
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  skills.sort(byId)
  const placeOf = new Map(skills.map(({ id }, place) => [id, place]))
  const places = (ids: Set<string>) => [...ids].flatMap((id) => placeOf.get(id) ?? []).sort((a, b) => a - b)
  const occupations = drafts
    .map((draft) => ({ ...draft, essential: places(draft.essential), optional: places(draft.optional) }))
    .sort(byId)
  return { version: versionOf({ skills, occupations }), skills, occupations }
}
