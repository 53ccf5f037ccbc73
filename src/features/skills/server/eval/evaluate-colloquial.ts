import type { Artefact } from '../engine/artefact.ts'
import { Extractor } from '../extract/extractor.ts'
import { StringMatch } from './baselines.ts'
import type { Table } from './evaluate.ts'
import { type Colloquial, readColloquial } from './sets.ts'

/** Measures how well activities in people's own words are understood, in the half for rules or the one put aside. */
export function evaluateColloquial({ vocabulary, learned }: Artefact, isTest: boolean): Table {
  const texts = readColloquial(vocabulary).filter((text) => text.isTest === isTest)
  const extractor = new Extractor(vocabulary, learned)
  const match = new StringMatch(
    vocabulary.skills.map(({ names }, owner) => ({ owner, names: [...names.bhs, ...names.en] })),
  )
  const methods: (readonly [string, (text: string) => readonly number[]])[] = [
    ['string match, all names', (text) => match.find(text)],
    ['ours', (text) => extractor.find(text).map(({ skill }) => skill)],
  ]
  return {
    title: `${texts.length} colloquial texts, ${isTest ? 'put aside' : 'for the rules'}`,
    rows: methods.map(([method, find]) => ({ method, values: valuesOf(texts, find) })),
  }
}

function valuesOf(
  texts: readonly Colloquial[],
  find: (text: string) => readonly number[],
): Record<string, number> {
  let main = 0
  let met = 0
  let answerCount = 0
  let right = 0
  for (const text of texts) {
    const answers = new Set(find(text.text))
    main += text.main.length
    met += text.main.filter((group) => [...group].some((skill) => answers.has(skill))).length
    answerCount += answers.size
    right += [...answers].filter((skill) => text.right.has(skill)).length
  }
  return {
    'main skills found': main === 0 ? 0 : met / main,
    precision: answerCount === 0 ? 0 : right / answerCount,
  }
}
