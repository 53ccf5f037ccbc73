import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EMPTY, type Contents } from '#features/profiles/contract/sections.ts'
import { isAsked } from './doubts.ts'
import type { Proposal } from './proposal.ts'
import { composed, inLanguage, rowsOf } from './review.ts'

const word = fc.constantFrom('Konobar', 'Prodavačica', 'Kafić Most', 'Pekara', 'Vozač')
const both = fc.record({ bhs: fc.oneof(word, fc.constant('')), en: fc.oneof(word, fc.constant('')) })
const entry = fc.record({
  id: fc.uuid(),
  kind: fc.constant('job' as const),
  title: fc.record({ bhs: word, en: fc.constant('') }),
  place: both,
  note: both,
  from: fc.option(fc.constantFrom('2019', '2020-02')),
  to: fc.option(fc.constantFrom('2021', '2022-12')),
  url: fc.constant(null),
})
const language = fc.record({
  id: fc.uuid(),
  language: fc.constantFrom('en', 'de', 'tr'),
  level: fc.constantFrom('A2', 'B2'),
})
const contents = fc
  .record({
    headline: both,
    about: both,
    work: fc.array(entry, { maxLength: 4 }),
    languages: fc.uniqueArray(language, { maxLength: 3, selector: (one) => one.language }),
  })
  .map(
    ({ headline, about, work, languages }): Contents => ({
      ...EMPTY,
      intro: { headline, municipality: null },
      about: { about },
      work: { items: work },
      languages: { items: languages as Contents['languages']['items'] },
    }),
  )

function proposalOf(told: Contents): Proposal {
  const found = <T>(items: readonly T[]) => items.map((item) => ({ item, confidence: {}, source: '' }))
  return {
    id: randomUUID(),
    format: 'pdf',
    language: 'bhs',
    script: 'latin',
    pages: 1,
    person: { name: '', email: '', phone: '' },
    headline: { text: told.intro.headline, confidence: 1 },
    about: { text: told.about.about, confidence: 1 },
    municipality: told.intro.municipality,
    work: found(told.work.items),
    education: [],
    projects: [],
    certificates: [],
    skills: [],
    languages: found(told.languages.items),
    links: [],
    interests: [],
    unplaced: [],
    expiresAt: '',
  }
}

test('nothing that the profile says is lost or changed without a choice to replace it', () => {
  fc.assert(
    fc.property(contents, contents, (mine, told) => {
      const { rows } = rowsOf(mine, proposalOf(told))
      const next: Contents = { ...mine, ...composed(mine, rows, {}) }
      for (const item of mine.work.items) expect(next.work.items).toContainEqual(item)
      for (const item of mine.languages.items) expect(next.languages.items).toContainEqual(item)
      for (const name of ['bhs', 'en'] as const) {
        if (mine.about.about[name] !== '') expect(next.about.about[name]).toBe(mine.about.about[name])
        if (mine.intro.headline[name] !== '')
          expect(next.intro.headline[name]).toBe(mine.intro.headline[name])
      }
    }),
  )
})

test('who leaves everything changes nothing', () => {
  fc.assert(
    fc.property(contents, contents, (mine, told) => {
      const { rows } = rowsOf(mine, proposalOf(told))
      expect(composed(mine, rows, Object.fromEntries(rows.map(({ key }) => [key, 'leave'])))).toEqual({})
    }),
  )
})

test('what was taken over once is alike the second time', () => {
  fc.assert(
    fc.property(contents, (told) => {
      const first = rowsOf(EMPTY, proposalOf(told))
      const next: Contents = { ...EMPTY, ...composed(EMPTY, first.rows, {}) }
      expect(rowsOf(next, proposalOf(told)).rows).toEqual([])
    }),
  )
})

test('the same job told anew is offered as a replacement that keeps its other language', () => {
  const id = randomUUID()
  const item = {
    id,
    kind: 'job' as const,
    title: { bhs: 'Konobar', en: 'Waiter' },
    place: { bhs: 'Kafić Most', en: '' },
    note: { bhs: '', en: '' },
    from: '2019',
    to: null,
    url: null,
  }
  const mine = { ...EMPTY, work: { items: [item] } }
  const better = {
    ...item,
    id: randomUUID(),
    title: { bhs: 'Konobar i barmen', en: '' },
    from: '2019-04',
    to: '2021-02',
  }
  const { rows } = rowsOf(mine, proposalOf({ ...EMPTY, work: { items: [better] } }))
  expect(rows).toMatchObject([{ mine: item, options: ['add', 'replace', 'leave'], initial: 'leave' }])
  const [row] = rows
  expect(composed(mine, rows, { [row?.key ?? '']: 'replace' }).work?.items).toEqual([
    { ...better, id, title: { bhs: 'Konobar i barmen', en: 'Waiter' } },
  ])
})

test('a CV that was taken for the wrong language goes into the other one', () => {
  const told = { ...EMPTY, about: { about: { bhs: 'I bake bread.', en: '' } } }
  const moved = inLanguage(proposalOf(told), 'en')
  expect([moved.language, moved.about?.text]).toEqual(['en', { bhs: '', en: 'I bake bread.' }])
})

test('what the reader was sure of is taken, what it was not waits for an answer', () => {
  const job = (title: string) => ({
    id: randomUUID(),
    kind: 'job' as const,
    title: { bhs: title, en: '' },
    place: { bhs: 'Kafić Most', en: '' },
    note: { bhs: '', en: '' },
    from: '2021',
    to: null,
    url: null,
  })
  const told = proposalOf(EMPTY)
  const work = [
    { item: job('Konobar'), confidence: { title: 0.95 }, source: '' },
    { item: job('Vozač'), confidence: { title: 0.4 }, source: '' },
  ]
  const { rows } = rowsOf(EMPTY, { ...told, headline: null, about: null, work })
  expect(rows.map((row) => [isAsked(row), row.initial])).toEqual([
    [false, 'add'],
    [true, 'leave'],
  ])
  expect(composed(EMPTY, rows, {}).work?.items).toEqual([work[0]?.item])
})
