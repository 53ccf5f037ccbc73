import { learnEncoder, type LearnedEncoder } from '../encoder/learned-encoder.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { type GraphVectors, learnGraph } from './graph.ts'
import { learnMeanings, type Meanings } from './meanings.ts'
import type { Ranker } from './ranker.ts'
import { learnRanker } from './ranker-material.ts'
import { learnOrdinary } from './ordinary.ts'
import { learnSubstitutes, type Substitutes } from './substitutes.ts'

/** Everything learned from a vocabulary; deterministic. */
export type Learned = {
  graph: GraphVectors
  meanings: Meanings
  substitutes: Substitutes
  ordinary: ReadonlySet<string>
  ranker: Ranker
  encoder: LearnedEncoder
}

export type Step = 'ranker' | 'graph' | 'meanings' | 'substitutes' | 'encoder'

export function learn(vocabulary: Vocabulary, onStep: (step: Step) => void = () => undefined): Learned {
  // First, because it fails at once on faulty material.
  onStep('ranker')
  const ranker = learnRanker()
  onStep('graph')
  const graph = learnGraph(vocabulary)
  onStep('meanings')
  const meanings = learnMeanings(vocabulary.skills)
  onStep('substitutes')
  const substitutes = learnSubstitutes(vocabulary.skills)
  onStep('encoder')
  const encoder = learnEncoder(vocabulary)
  return { graph, meanings, substitutes, ordinary: learnOrdinary(vocabulary.skills), ranker, encoder }
}
