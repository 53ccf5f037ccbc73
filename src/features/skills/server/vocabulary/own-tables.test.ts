import { describe, expect, test } from 'vitest'
import { fold } from '#platform/contract/fold.ts'
import { readOwnTables } from './own-tables.ts'
import { readActivities } from '../extract/activities.ts'
import { readNearestEsco } from './nearest-esco.ts'
import { readTsv, TableError } from './tsv.ts'

const KEY = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const { skills, occupations } = readOwnTables()

function repeated(values: readonly string[]): string[] {
  return values.filter((value, n) => values.indexOf(value) !== n)
}

describe('whoever writes the vocabulary', () => {
  test('gives every entry a key of its own in plain letters', () => {
    for (const list of [skills, occupations]) {
      expect(list.map(({ key }) => key).filter((key) => !KEY.test(key))).toEqual([])
      expect(repeated(list.map(({ key }) => key))).toEqual([])
    }
  })

  test('names every skill in both languages and puts it into a group', () => {
    expect(
      skills.filter(({ bhs, en, group }) => !bhs || !en || !KEY.test(group)).map(({ key }) => key),
    ).toEqual([])
  })

  test('gives every skill a name that no other has', () => {
    expect(repeated(skills.map(({ bhs }) => fold(bhs)))).toEqual([])
    expect(repeated(skills.map(({ en }) => fold(en)))).toEqual([])
  })

  test('names every occupation for a man, for a woman and in English', () => {
    const wanting = occupations.filter(
      ({ bhsM, bhsF, en, isco }) => !bhsM || !bhsF || !en || !/^\d{4}$/.test(isco),
    )
    expect(wanting.map(({ key }) => key)).toEqual([])
  })

  test('gives every occupation a title that no other has', () => {
    expect(repeated(occupations.map(({ bhsM }) => fold(bhsM)))).toEqual([])
    expect(repeated(occupations.map(({ en }) => fold(en)))).toEqual([])
  })

  test('links occupations to skills that exist, each once, and to at least one essential', () => {
    const known = new Set(skills.map(({ key }) => key))
    for (const { key, essential, optional } of occupations) {
      expect({ key, unknown: [...essential, ...optional].filter((skill) => !known.has(skill)) }).toEqual({
        key,
        unknown: [],
      })
      expect({ key, twice: repeated([...essential, ...optional]) }).toEqual({ key, twice: [] })
      expect({ key, essential: essential.length > 0 }).toEqual({ key, essential: true })
    }
  })

  test('uses an ESCO identifier for one entry only', () => {
    for (const list of [skills, occupations]) {
      const ids = list.flatMap(({ esco }) => (esco === null ? [] : [esco]))
      expect(ids.filter((id) => !UUID.test(id))).toEqual([])
      expect(repeated(ids)).toEqual([])
    }
  })

  test('repeats no name among its synonyms', () => {
    const twice = [
      ...skills.flatMap(({ bhs, synonyms }) => repeated([bhs, ...synonyms.bhs].map(fold))),
      ...skills.flatMap(({ en, synonyms }) => repeated([en, ...synonyms.en].map(fold))),
      ...occupations.flatMap(({ bhsM, bhsF, synonyms }) =>
        repeated([...new Set([bhsM, bhsF]), ...synonyms.bhs].map(fold)),
      ),
    ]
    expect(twice).toEqual([])
  })

  test('says of skills that exist how people speak of them, and with words that mean something', () => {
    const known = new Set(skills.map(({ key }) => key))
    const activities = readActivities()
    expect(activities.filter(({ skill }) => !known.has(skill)).map(({ skill }) => skill)).toEqual([])
    expect(activities.flatMap(({ verbs }) => verbs).filter((verb) => /^word \w{0,1}$/.test(verb))).toEqual([])
  })

  test('links a skill of our own to the nearest of the classification, and no two to the same as if it were theirs', () => {
    const own = new Set(skills.flatMap(({ key, esco }) => (esco === null ? [key] : [])))
    const theirs = skills.flatMap(({ esco }) => esco ?? [])
    const nearest = readNearestEsco()
    expect([...nearest.keys()].filter((key) => !own.has(key))).toEqual([])
    expect([...nearest.values()].filter(({ esco }) => !UUID.test(esco))).toEqual([])
    const exact = [...nearest.values()].flatMap(({ esco, relation }) => (relation === 'exact' ? [esco] : []))
    expect(repeated([...exact, ...theirs])).toEqual([])
  })

  test('is told the line that has too many columns', () => {
    expect(() => readTsv('a\tb\n1\t2\n1\t2\t3\n', ['a', 'b'])).toThrow(
      new TableError('line 3 has 3 columns instead of 2'),
    )
  })
})
