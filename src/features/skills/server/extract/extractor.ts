import type { Meanings } from '../train/meanings.ts'
import type { Ranker } from '../train/ranker.ts'
import type { Substitutes } from '../train/substitutes.ts'
import type { SkillEntry, Vocabulary } from '../vocabulary/vocabulary.ts'
import { readActivities } from './activities.ts'
import { Context } from './context.ts'
import { LabelTable } from './label-table.ts'
import { isDenied, type Stated, statedLevel } from './hints.ts'
import { ActivityTable, type Deed } from './match-activities.ts'
import { type Match, matchLabels } from './match-labels.ts'
import { readSentences, type Sentence } from './read-text.ts'
import { readEnglishNames, readPriors } from './skill-priors.ts'
import { labelsOf } from './skill-labels.ts'
import { confidenceOf, signsOf } from './weigh-match.ts'

export type IndexMatch = {
  skill: number
  confidence: number
  /** Position of the words in the text. */
  start: number
  end: number
}

/** A found skill with the details that explain it to a person. */
export type TextMatch = IndexMatch & { stated: Stated }

export type FindOptions = {
  /** Least confidence of a finding. */
  least?: number
  /** Limits the skills; a rejected one leaves its words to others. */
  accepts?: (skill: number) => boolean
}

export type Candidate = {
  match: Pick<Match, 'skill' | 'places'>
  confidence: number
  /** The part of the ranker, and its signs; activities are not judged. */
  judged?: { by: keyof Ranker; signs: readonly number[] }
}

/** Where F1 was highest in the half for rules; English names are many and uncertain, as their confidence shows. */
const LEAST = 0.4
const LEAST_ENGLISH = 0.2
const UNKNOWN_CONTEXT = 0.5
const PER_PLACE = 0.1
/** Confidence that people can do what they state: by the verb alone, and with its object. */
const BY_VERB = 0.75
const BY_DEED = 0.8
/** Confidence when somebody who writes about themselves uses the exact name. */
const BY_NAME = 0.7
/** Distance of a level from its finding, in letters. */
const REACH = 120

/** Finds skills in a text. */
export class Extractor {
  readonly #english: LabelTable
  readonly #ours: LabelTable
  readonly #substitutes: Substitutes
  readonly #ranker: Ranker
  readonly #context: Context
  readonly #demand: Float32Array
  readonly #priors: Float32Array
  readonly #deeds: { bhs: ActivityTable; en: ActivityTable }

  constructor(
    vocabulary: Pick<Vocabulary, 'skills' | 'occupations'>,
    learned: { substitutes: Substitutes; meanings: Meanings; ordinary: ReadonlySet<string>; ranker: Ranker },
  ) {
    const { skills, occupations } = vocabulary
    this.#substitutes = learned.substitutes
    this.#ranker = learned.ranker
    this.#context = new Context(learned.meanings)
    const more = readEnglishNames()
    const named = skills.map((skill) => withNames(skill, more.get(skill.esco ?? '') ?? []))
    this.#english = new LabelTable(labelsOf(named, 'en', learned.ordinary), skills.length)
    const priors = readPriors()
    this.#priors = Float32Array.from(skills, ({ key, esco }) => priors.get(key ?? esco ?? '') ?? 0)
    this.#ours = new LabelTable(labelsOf(skills, 'bhs', learned.ordinary), skills.length)
    const placeOf = new Map(skills.map(({ key }, place) => [key, place]))
    const activities = readActivities()
    const deedsIn = (language: 'bhs' | 'en') =>
      new ActivityTable(activities, language, (key) => placeOf.get(key))
    this.#deeds = { bhs: deedsIn('bhs'), en: deedsIn('en') }
    this.#demand = new Float32Array(skills.length)
    for (const { essential, optional } of occupations)
      for (const skill of [...essential, ...optional]) this.#demand[skill]! += 1
  }

  find(text: string, { least, accepts }: FindOptions = {}): TextMatch[] {
    const best = new Map<number, IndexMatch>()
    for (const sentence of readSentences(text))
      for (const indexMatch of this.#inSentence(sentence, { least, accepts })) {
        if (isDenied(text.slice(sentence.start, indexMatch.start))) continue
        const existing = best.get(indexMatch.skill)
        if (!existing || indexMatch.confidence > existing.confidence) best.set(indexMatch.skill, indexMatch)
      }
    return [...best.values()]
      .sort((a, b) => b.confidence - a.confidence || a.skill - b.skill)
      .map((indexMatch) => ({ ...indexMatch, stated: statedLevel(around(text, indexMatch)) }))
  }

  /** Returns every possible meaning of a sentence, with its signs. */
  candidates(sentence: Sentence): Candidate[] {
    const words = sentence.tokens.map(({ word }) => word)
    const stems = sentence.tokens.map(({ en }) => en)
    const vector = this.#context.read(stems)
    const judge = (match: Match, context: number, by: keyof Ranker): Candidate => {
      const prior = this.#priors[match.skill]!
      const signs = signsOf(match, { context, demand: this.#demand[match.skill]!, prior })
      return { match, confidence: confidenceOf(signs, this.#ranker[by]), judged: { by, signs } }
    }
    const english: Candidate[] = matchLabels({
      table: this.#english,
      stems,
      words,
      substitutes: this.#substitutes,
    }).map((match) => {
      const judged = judge(match, this.#context.near(vector, match.skill), 'english')
      return sentence.isOwn && this.#isWholeName(match)
        ? { ...judged, confidence: Math.max(judged.confidence, BY_NAME) }
        : judged
    })
    english.push(...this.#deeds.en.find(sentence.tokens).map(candidateOf))
    if (sentence.language === 'en') return english
    // The meanings of words were learned from English; of ours only their occurrence is known.
    const ours = matchLabels({ table: this.#ours, stems: sentence.tokens.map(({ bhs }) => bhs), words })
    const deeds = this.#deeds.bhs.find(sentence.tokens).map(candidateOf)
    return [...english, ...deeds, ...ours.map((match) => judge(match, UNKNOWN_CONTEXT, 'ours'))]
  }

  #isWholeName({ label, cover, tight }: Match): boolean {
    return cover === 1 && tight === 1 && (this.#english.isChosen[label] ?? false)
  }

  #inSentence(sentence: Sentence, options: FindOptions): IndexMatch[] {
    const { least = sentence.language === 'en' ? LEAST_ENGLISH : LEAST, accepts } = options
    const sure = this.candidates(sentence).filter(
      ({ confidence, match }) => confidence >= least && (!accepts || accepts(match.skill)),
    )
    return choose(sure).map(({ match, confidence }) => ({
      skill: match.skill,
      confidence,
      start: Math.min(...match.places.map((place) => sentence.tokens[place]!.start)),
      end: Math.max(...match.places.map((place) => sentence.tokens[place]!.end)),
    }))
  }
}

/** Returns a skill with further names; ours stay first. */
function withNames(skill: SkillEntry, more: readonly string[]): SkillEntry {
  const { names, ours } = skill
  const en = [...names.en.slice(0, ours.en), ...more, ...names.en.slice(ours.en)]
  return more.length === 0
    ? skill
    : { ...skill, names: { ...names, en }, ours: { ...ours, en: ours.en + more.length } }
}

function candidateOf({ skill, places, isPlain }: Deed): Candidate {
  return { match: { skill, places }, confidence: isPlain ? BY_VERB : BY_DEED }
}

function around(text: string, { start, end }: IndexMatch): { before: string; after: string } {
  return { before: text.slice(Math.max(0, start - REACH), start), after: text.slice(end, end + REACH) }
}

/** Returns the best of several meanings of the same words. */
export function choose(candidates: readonly Candidate[]): Candidate[] {
  const used = new Set<number>()
  const selected: Candidate[] = []
  const order = ({ match, confidence }: Candidate) =>
    confidence + PER_PLACE * Math.min(match.places.length, 4)
  for (const candidate of [...candidates].sort(
    (a, b) => order(b) - order(a) || a.match.skill - b.match.skill,
  )) {
    if (candidate.match.places.every((place) => used.has(place))) continue
    selected.push(candidate)
    for (const place of candidate.match.places) used.add(place)
  }
  return selected
}
