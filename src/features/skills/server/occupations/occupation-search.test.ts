import { beforeAll, describe, expect, test } from 'vitest'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import { learnEncoder } from '../encoder/learned-encoder.ts'
import { gatherVocabulary } from '../vocabulary/gather.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { OccupationSearch } from './occupation-search.ts'

let found: (title: string) => { key: string | null | undefined; score: number }[]

const { occupations } = readOwnTables()

beforeAll(async () => {
  const vocabulary = await gatherVocabulary(readOwnTables())
  const search = new OccupationSearch(vocabulary, learnEncoder(vocabulary))
  found = (title) =>
    search.find(title, 5).map(({ place, score }) => ({ key: vocabulary.occupations[place]?.key, score }))
})

describe('a title as people say it', () => {
  test.each([
    ['tetkica', 'cleaner'],
    ['radnica na trafici', 'kiosk-seller'],
    ['haus majstor', 'caretaker'],
    ['šef sale', 'restaurant-manager'],
    ['SMM', 'social-media-manager'],
    ['PR menadžer', 'pr-officer'],
    ['VKV zidar', 'bricklayer'],
    ['dipl. ing. maš.', 'mechanical-engineer'],
    ['med. sestra', 'nurse'],
    ['nastavnica engleskog', 'language-teacher'],
    ['majstor za struju', 'electrician'],
    ['policajka', 'police-officer'],
  ])('is understood: %s', (title, key) => {
    for (const written of [title, toCyrillic(title)]) expect(found(written)[0]?.key).toBe(key)
  })

  test.each(['gejmer', 'blabla', 'žongler'])('that nobody has is answered with doubt: %s', (title) => {
    expect(Math.max(0, ...found(title).map(({ score }) => score))).toBeLessThan(0.5)
  })
})

describe('a title with more said', () => {
  test('has one answer for her and for him, in every occupation', () => {
    const unlike = occupations.flatMap(({ bhsM, bhsF }) => {
      const [him, her] = [bhsM, bhsF].map((title) => found(`${title} u firmi`)[0]?.key)
      return him === her ? [] : [{ [bhsM]: him, [bhsF]: her }]
    })
    expect(unlike).toEqual([])
  })
})
