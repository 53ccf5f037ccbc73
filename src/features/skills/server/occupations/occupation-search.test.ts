import { beforeAll, describe, expect, test } from 'vitest'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import { gatherVocabulary } from '../vocabulary/gather.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import { OccupationSearch } from './occupation-search.ts'

let found: (title: string) => { key: string | null | undefined; score: number }[]

beforeAll(async () => {
  const vocabulary = await gatherVocabulary(readOwnTables())
  const search = new OccupationSearch(vocabulary)
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
