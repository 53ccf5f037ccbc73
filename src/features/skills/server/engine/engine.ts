import { Extractor, type TextMatch } from '../extract/extractor.ts'
import { type OccupationGroup, OccupationGroups, occupationsOf } from '../occupations/occupation-groups.ts'
import { OccupationSearch } from '../occupations/occupation-search.ts'
import { likeness } from '../train/vectors.ts'
import { type NearestEsco, readNearestEsco, type Relation } from '../vocabulary/nearest-esco.ts'
import type { OccupationEntry, SkillEntry } from '../vocabulary/vocabulary.ts'
import type { Artefact } from './artefact.ts'

export type SkillMatch = Omit<TextMatch, 'skill'> & { skill: SkillEntry }
/** A skill with the nearest one of the classification, and the relation of the two. */
export type EscoSkill = {
  skill: SkillEntry
  confidence: number
  esco: string | null
  relation: Relation | null
}
export type OccupationMatch = { occupation: OccupationEntry; score: number }
export type GroupMatch = { group: OccupationGroup; score: number; occupations: OccupationEntry[] }
export type TitleMatches = { groups: GroupMatch[]; occupations: OccupationMatch[] }
export type NearSkill = { id: string; likeness: number }
export type NearPair = { id: string; near: string; likeness: number }

const LEAST_NEAR = 0.3
/** Factor for occupations of a title no finer than a group. */
const DOUBT_IN_GROUP = 0.5
/** Score of the group where an occupation has the exact name. */
const BESIDE_EXACT = 0.9
const EXACT = { relation: 'exact' } as const
const NONE = { esco: null, relation: null }

/** Answers questions about skills and occupations; each part is created on its first use. */
export class Engine {
  readonly #artefact: Artefact
  #extractor: Extractor | undefined
  #search: OccupationSearch | undefined
  #groups: OccupationGroups | undefined
  #nearest: ReadonlyMap<string, NearestEsco> | undefined
  #places: Map<string, number> | undefined

  constructor(artefact: Artefact) {
    this.#artefact = artefact
  }

  get version(): string {
    return this.#artefact.vocabulary.version
  }

  extract(text: string): SkillMatch[] {
    const { vocabulary, learned } = this.#artefact
    this.#extractor ??= new Extractor(vocabulary, learned)
    return this.#extractor.find(text).flatMap(({ skill, ...found }) => {
      const entry = vocabulary.skills[skill]
      return entry ? [{ ...found, skill: entry }] : []
    })
  }

  /**
   * Returns skills in a text in terms of the classification, each of its skills once; ours that it lacks come without one.
   */
  extractInEsco(text: string): EscoSkill[] {
    this.#nearest ??= readNearestEsco()
    const escoIds = new Set<string>()
    return this.extract(text).flatMap(({ skill, confidence }) => {
      const nearest = skill.key === null ? undefined : this.#nearest?.get(skill.key)
      const { esco, relation } = skill.esco === null ? (nearest ?? NONE) : { ...EXACT, esco: skill.esco }
      if (esco !== null && escoIds.has(esco)) return []
      if (esco !== null) escoIds.add(esco)
      return [{ skill, confidence, esco, relation }]
    })
  }

  /** Finds the occupations of a title, best first, and its group where the title is no more specific. */
  searchOccupations(title: string, limit: number): TitleMatches {
    const { vocabulary, learned } = this.#artefact
    this.#search ??= new OccupationSearch(vocabulary, learned.encoder)
    this.#groups ??= new OccupationGroups()
    const matches = this.#search.find(title, limit)
    const group = this.#groups.find(title)
    const isNamed = (matches[0]?.score ?? 0) >= 1
    const share = group && !isNamed ? DOUBT_IN_GROUP : 1
    return {
      groups: group
        ? [
            {
              group,
              score: isNamed ? BESIDE_EXACT : 1,
              occupations: occupationsOf(group, vocabulary.occupations),
            },
          ]
        : [],
      occupations: matches.flatMap(({ place, score }) => {
        const occupation = vocabulary.occupations[place]
        return occupation ? [{ occupation, score: score * share }] : []
      }),
    }
  }

  /** Returns for each skill the most similar of others, if there is one. */
  nearest(of: readonly string[], among: readonly string[]): NearPair[] {
    const { graph } = this.#artefact.learned
    const others = among.flatMap((id) => {
      const place = this.#placeOf(id)
      return place === undefined ? [] : [{ id, place }]
    })
    return of.flatMap((id) => {
      const place = this.#placeOf(id)
      if (place === undefined) return []
      let best: NearPair | undefined
      for (const other of others) {
        if (other.id === id) continue
        const alike = likeness(graph.skills, place, graph.skills, other.place)
        if (alike >= LEAST_NEAR && alike > (best?.likeness ?? 0))
          best = { id, near: other.id, likeness: alike }
      }
      return best ? [best] : []
    })
  }

  #placeOf(id: string): number | undefined {
    this.#places ??= new Map(this.#artefact.vocabulary.skills.map((skill, place) => [skill.id, place]))
    return this.#places.get(id)
  }

  /** Returns skills that the same occupations need, most similar first. */
  nearSkills(id: string, limit: number): NearSkill[] {
    const { skills } = this.#artefact.vocabulary
    const { graph } = this.#artefact.learned
    const place = this.#placeOf(id)
    if (place === undefined) return []
    return skills
      .map((skill, other) => ({ id: skill.id, likeness: likeness(graph.skills, place, graph.skills, other) }))
      .filter((near) => near.id !== id && near.likeness >= LEAST_NEAR)
      .sort((a, b) => b.likeness - a.likeness || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
  }
}
