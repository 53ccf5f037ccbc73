import { beforeAll, describe, expect, test } from 'vitest'
import { toCyrillic } from '#platform/contract/fold-script.ts'
import { gatherVocabulary } from '../vocabulary/gather.ts'
import { readOwnTables } from '../vocabulary/own-tables.ts'
import type { OccupationEntry } from '../vocabulary/vocabulary.ts'
import { OccupationGroups, occupationsOf, readGroups } from './occupation-groups.ts'

let occupations: OccupationEntry[]
const groups = new OccupationGroups()

beforeAll(async () => {
  occupations = (await gatherVocabulary(readOwnTables())).occupations
})

describe('a title that is no finer than a group', () => {
  test.each([
    ['radnik u proizvodnji', 'production'],
    ['Radnica u proizvodnji (m/ž)', 'production'],
    ['službenik', 'office'],
    ['viša službenica', 'office'],
    ['inženjer', 'engineers'],
    ['dipl. ing.', 'engineers'],
    ['inženjer/inženjerka', 'engineers'],
    ['kuhinjsko osoblje', 'kitchen'],
    ['osoblje u kuhinji', 'kitchen'],
    ['zdravstveno osoblje', 'health'],
    ['kitchen staff', 'kitchen'],
    ['Senior engineer', 'engineers'],
  ])('is that group, also without diacritics and in Cyrillic: %s', (title, key) => {
    for (const written of [title, toCyrillic(title)]) expect(groups.find(written)?.key).toBe(key)
  })

  test.each([
    'inženjer elektrotehnike',
    'službenik za nabavku',
    'radnik na traci',
    'vozač autobusa',
    'glavni kuhar',
    'software engineer',
    'm/ž',
    '',
    '2',
  ])('but one word more, or none at all, is no group: %s', (title) => {
    expect(groups.find(title)).toBeUndefined()
  })
})

describe('every group', () => {
  test('has a title of its own and occupations to choose from', () => {
    const owner = new Map<string, string>()
    for (const { key, isco, titles } of readGroups()) {
      for (const title of [...titles.bhs, ...titles.en]) {
        expect(groups.find(title)?.key, title).toBe(key)
        expect(owner.get(title), title).toBeUndefined()
        owner.set(title, key)
      }
      for (const code of isco) expect(code).toMatch(/^\d{1,4}$/)
      // Our own vocabulary has no soldiers; a release has.
      if (key !== 'army') expect(occupationsOf({ isco }, occupations).length, key).toBeGreaterThan(1)
    }
  })
})
