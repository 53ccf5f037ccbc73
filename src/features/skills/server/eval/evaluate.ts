import { fold } from '#platform/contract/fold.ts'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import type { Artefact } from '../engine/artefact.ts'
import { Engine } from '../engine/engine.ts'
import { Extractor } from '../extract/extractor.ts'
import { Encoder } from '../encoder/encoder.ts'
import { type LearnedEncoder, learnEncoder, occupationVectors } from '../encoder/learned-encoder.ts'
import { OccupationSearch } from '../occupations/occupation-search.ts'
import { likeness } from '../train/vectors.ts'
import type { OccupationEntry, Vocabulary } from '../vocabulary/vocabulary.ts'
import { Bm25, StringMatch } from './baselines.ts'
import { mean, meanReciprocalRank, normalisedGain, type Outcome, qualityOf } from './measures.ts'
import { type Labelled, readNear, readSentences, readTitles } from './sets.ts'

export type Row = { method: string; values: Record<string, number> }
export type Table = { title: string; rows: Row[] }

const FOUND = 50

/** Measures how well skills are found in sentences, beside simple methods; on the half that was never looked at. */
export function evaluateExtraction(language: 'bhs' | 'en', { vocabulary, learned }: Artefact): Table {
  const all = readSentences(language, vocabulary)
  const sentences = all.filter((sentence) => sentence.isTest)
  const extractor = new Extractor(vocabulary, learned)
  const named = (limit?: number) =>
    new StringMatch(
      vocabulary.skills.map(({ names }, owner) => ({
        owner,
        names:
          language === 'en'
            ? names.en.slice(0, limit)
            : [...names.bhs.slice(0, limit), ...names.en.slice(0, limit)],
      })),
    )
  const ranking = new Bm25(
    vocabulary.skills.map(({ names }, owner) => ({ owner, names: [...names.bhs, ...names.en] })),
  )
  const first = named(1)
  const every = named()
  const least = bestThreshold(
    ranking,
    all.filter((sentence) => !sentence.isTest),
  )
  const engine = new Engine({ source: '', vocabulary, learned })
  const placeOf = new Map(vocabulary.skills.map(({ esco }, place) => [esco, place]))
  const inEsco = (text: string) => engine.extractInEsco(text).flatMap(({ esco }) => placeOf.get(esco) ?? [])
  const methods: (readonly [string, (text: string) => number[]])[] = [
    ['string match, first name', (text) => first.find(text)],
    ['string match, all names', (text) => every.find(text)],
    ['BM25 over all names', (text) => above(ranking, text, least)],
    ['ours', (text) => extractor.find(text).map(({ skill }) => skill)],
    ...(language === 'en' ? [['ours, in terms of ESCO', inEsco] as const] : []),
  ]
  const rows = methods.map(([method, find]) => {
    const { precision, recall, f1 } = qualityOf(outcomesOf(sentences, find))
    return { method, values: { precision, recall, F1: f1 } }
  })
  return { title: `Skills in ${sentences.length} of ${all.length} ${language} sentences`, rows }
}

function bestThreshold(ranking: Bm25, sentences: readonly Labelled[]): number {
  const tries = [6, 8, 10, 12, 14, 16, 18, 20, 24]
  const quality = (least: number) =>
    qualityOf(outcomesOf(sentences, (text) => above(ranking, text, least))).f1
  return tries.reduce((best, one) => (quality(one) > quality(best) ? one : best))
}

function above(ranking: Bm25, text: string, least: number): number[] {
  return ranking
    .rank(text)
    .slice(0, FOUND)
    .filter(({ score }) => score >= least)
    .map(({ owner }) => owner)
}

/** Measures how early the intended occupation is found, in each spelling of the same titles. */
export function evaluateTitles({ vocabulary, learned: { encoder } }: Artefact): Table[] {
  const titles = readTitles(vocabulary)
  const tools = searchers(vocabulary, encoder)
  const ways: [string, (text: string) => string][] = [
    ['as written', (text) => text],
    ['without diacritics', fold],
    ['in Cyrillic', toCyrillic],
  ]
  return ways.map(([way, write]) => ({
    title: `${titles.length} job titles ${way}`,
    rows: tools.map(({ method, find }) => ({
      method,
      values: searchValues(outcomesOf(titles, (text) => find(write(text)))),
    })),
  }))
}

/**
 * Compares official titles in our language with a classification that has English names only, and with our names added. The
 * encoder is trained anew without the names of the half that is asked.
 */
export function evaluateOfficial(
  { vocabulary, learned }: Artefact,
  official: readonly { esco: string; title: string; isTest: boolean }[],
  ownNames: (occupation: OccupationEntry) => readonly string[],
): Table[] {
  const apart = new Set(official.filter((one) => one.isTest).map(({ esco }) => esco))
  const without = (isHidden: (one: OccupationEntry) => boolean) => ({
    ...vocabulary,
    occupations: vocabulary.occupations.map((one) =>
      isHidden(one) ? { ...one, names: { en: one.names.en, bhs: [...ownNames(one)] } } : one,
    ),
  })
  const bare = without(() => true)
  const { rows } = learnEncoder(without(({ esco }) => esco !== null && apart.has(esco)))
  const blind = { rows, occupations: occupationVectors(bare, new Encoder(rows)) }
  const placeOf = new Map(vocabulary.occupations.map(({ esco }, place) => [esco, place]))
  const titles = official.flatMap(({ esco, title, isTest }) => {
    const place = placeOf.get(esco)
    return place === undefined || !isTest ? [] : [{ text: title, meant: new Set([place]), isTest }]
  })
  return [
    ['without names of the release in our language', bare, blind] as const,
    ['with them', vocabulary, learned.encoder] as const,
  ].map(([way, names, encoder]) => ({
    title: `${titles.length} official Croatian titles ${way}`,
    rows: searchers(names, encoder).map(({ method, find }) => ({
      method,
      values: searchValues(outcomesOf(titles, find)),
    })),
  }))
}

function searchers(vocabulary: Pick<Vocabulary, 'occupations'>, encoder: LearnedEncoder) {
  const documents = vocabulary.occupations.map(({ names }, owner) => ({
    owner,
    names: [...names.bhs, ...names.en],
  }))
  const match = new StringMatch(documents)
  const ranking = new Bm25(documents)
  const ways: readonly (readonly [string, OccupationSearch])[] = [
    ['words and letters alone', new OccupationSearch(vocabulary, encoder, { meaning: 0 })],
    ['meaning alone', new OccupationSearch(vocabulary, encoder, { meaning: 1 })],
    ['ours', new OccupationSearch(vocabulary, encoder)],
  ]
  return [
    { method: 'string match', find: (text: string) => match.find(text).slice(0, FOUND) },
    {
      method: 'BM25',
      find: (text: string) =>
        ranking
          .rank(text)
          .slice(0, FOUND)
          .map(({ owner }) => owner),
    },
    ...ways.map(([method, search]) => ({
      method,
      find: (text: string) => search.find(text, FOUND).map(({ place }) => place),
    })),
  ]
}

function searchValues(outcomes: readonly Outcome[]): Record<string, number> {
  const first = mean(outcomes.map(({ given, meant }) => (meant.has(given[0] ?? -1) ? 1 : 0)))
  const gain = mean(outcomes.map(({ given, meant }) => gainOf(given.slice(0, 10), meant)))
  return { MRR: meanReciprocalRank(outcomes), 'first is right': first, 'nDCG@10': gain }
}

function gainOf(answers: readonly number[], labels: ReadonlySet<number>): number {
  const place = answers.findIndex((one) => labels.has(one))
  return place < 0 ? 0 : 1 / Math.log2(place + 2)
}

/** Measures whether near skills come before related ones and these before strangers. */
export function evaluateNear({ vocabulary, learned }: Artefact): Table {
  const judgements = readNear(vocabulary)
  const demand = vocabulary.skills.map(() => 0)
  for (const { essential, optional } of vocabulary.occupations)
    for (const skill of [...essential, ...optional]) demand[skill]! += 1
  const ranking = new Bm25(vocabulary.skills.map(({ names }, owner) => ({ owner, names: names.en })))
  const shared = (skill: number) => {
    const scores = new Map(
      ranking
        .rank(vocabulary.skills[skill]?.names.en.join(' ') ?? '')
        .map(({ owner, score }) => [owner, score]),
    )
    return (other: number) => scores.get(other) ?? 0
  }
  const { graph } = learned
  const methods: [string, (skill: number) => (other: number) => number][] = [
    ['popularity', () => (other) => demand[other] ?? 0],
    ['BM25 of names', shared],
    ['ours', (skill) => (other) => likeness(graph.skills, skill, graph.skills, other)],
  ]
  const rows = methods.map(([method, likenessTo]) => {
    const gains = judgements.map(({ skill, gains: gain }) => {
      const score = likenessTo(skill)
      // Ties count against the method: strangers come first in the sorted list.
      const pool = [...gain.keys()].sort((a, b) => (gain.get(a) ?? 0) - (gain.get(b) ?? 0))
      const order = pool.sort((a, b) => score(b) - score(a))
      return normalisedGain(order, (one) => gain.get(one) ?? 0)
    })
    return { method, values: { nDCG: mean(gains) } }
  })
  return { title: `Near skills, ${judgements.length} judgements`, rows }
}

function outcomesOf(set: readonly Labelled[], find: (text: string) => number[]): Outcome[] {
  return set.map(({ text, meant }) => ({ given: find(text), meant }))
}
