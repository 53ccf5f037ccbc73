import { beforeAll, describe, expect, test } from 'vitest'
import { learn } from '../train/learn.ts'
import { gatherVocabulary } from '../vocabulary/gather.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { Engine } from './engine.ts'

let engine: Engine

beforeAll(async () => {
  const vocabulary = await gatherVocabulary(readOwnTables())
  engine = new Engine({ source: 'own', vocabulary, learned: learn(vocabulary) })
})

describe('whoever asks in the terms of the classification', () => {
  const answers = (text: string) =>
    engine
      .extractInEsco(text)
      .map(({ skill, esco, relation }) => ({ key: skill.key, esco: esco !== null, relation }))

  test('gets our own skills too, with what the nearest of theirs is to them', () => {
    expect(answers('kuham u restoranu')).toContainEqual({ key: 'cooking', esco: true, relation: 'exact' })
    expect(answers('vozačka B')).toContainEqual({ key: 'licence-b', esco: true, relation: 'broader' })
    expect(answers('Docker')).toEqual([{ key: 'docker', esco: false, relation: null }])
    expect(answers('zavarivanje')).toContainEqual({ key: 'welding', esco: true, relation: 'exact' })
  })

  test('gets no skill of theirs twice', () => {
    const found = engine
      .extractInEsco('vozačka B, vožnja taksija, vožnja, dostava vozilom')
      .map(({ esco }) => esco)
    expect(new Set(found).size).toBe(found.length)
  })
})

describe('somebody who speaks of themselves in English', () => {
  const keys = (text: string) => engine.extract(text).map(({ skill }) => skill.key)

  test.each([
    ['I know soldering.', ['soldering']],
    ['I speak German and English.', ['german', 'english']],
    ['I help customers and keep the till.', ['customer-service', 'cash-register']],
    ['I install Windows and set up printers.', ['operating-systems', 'software-installation']],
    ['My skills are communication and teamwork.', ['communication', 'teamwork']],
  ])('is understood: %s', (text, wanted) => {
    expect(keys(text)).toEqual(expect.arrayContaining(wanted))
  })

  test('a capital I at the head of a sentence of ours is no English', () => {
    expect(keys('I radim na kasi.')).toEqual(['cash-register'])
  })

  test.each([
    'I would love to learn photography and programming.',
    'Želim naučiti programirati.',
    'Htjela bih savladati fotografiju.',
  ])('a wish is no skill: %s', (text) => {
    expect(keys(text)).toEqual([])
  })

  test('what somebody managed to learn is a skill', () => {
    expect(keys('Uspjela sam naučiti programirati.')).toContain('programming')
  })
})
