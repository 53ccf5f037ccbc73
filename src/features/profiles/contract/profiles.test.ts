import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textsOf } from '#platform/contract/bilingual.ts'
import { completenessOf, isEnough, type Piece, PIECES } from './completeness.ts'
import { contents, type Contents, EMPTY, SECTIONS } from './sections.ts'
import { month, webAddress } from './value-schemas.ts'
import { visibleContents } from './visible-contents.ts'
import { slugInput, SLUG_MAX, slugOf } from '#platform/contract/slug.ts'
import { AUDIENCES, VISIBILITIES, VISIBLE_PARTS } from './visibility.ts'

const words = fc.string({ minLength: 1, maxLength: 20 }).map((text) => `tajna${text}`)
const both = fc.record({ bhs: words, en: words })
const entry = fc.record({
  id: fc.uuid(),
  title: both,
  place: both,
  note: both,
  from: fc.constant('2020'),
  to: fc.constant(null),
  url: fc.constant(null),
})

/** A profile with content in every section. */
const full: fc.Arbitrary<Contents> = fc
  .record({ text: both, items: fc.array(entry, { minLength: 1, maxLength: 3 }), label: words })
  .map(({ text, items, label }) => ({
    intro: { headline: text, municipality: 'bihac' },
    about: { about: text },
    work: { items: items.map((item) => ({ ...item, kind: 'informal' })) },
    education: { items: items.map((item) => ({ ...item, kind: 'course' })) },
    projects: { items: items.map((item) => ({ ...item, kind: 'project' })) },
    certificates: { items: items.map((item) => ({ ...item, kind: 'certificate' })) },
    skills: { items: [{ id: items[0]?.id ?? '', skill: null, label, level: 'basic' }] },
    languages: { items: [{ id: items[0]?.id ?? '', language: 'de', level: 'B2' }] },
    links: { items: [{ id: items[0]?.id ?? '', label, url: 'https://primjer.ba' }] },
  }))

const visibility = fc.record(
  Object.fromEntries(VISIBLE_PARTS.map((part) => [part, fc.constantFrom(...VISIBILITIES)])),
) as unknown as fc.Arbitrary<Parameters<typeof visibleContents>[0]['visibility']>

test('nobody ever sees a section that is not for them, and everybody sees each that is', () => {
  fc.assert(
    fc.property(full, visibility, fc.constantFrom(...AUDIENCES), (mine, visible, audience) => {
      const shown = visibleContents({ contents: mine, visibility: visible, audience })
      for (const name of SECTIONS) {
        const isTheirs =
          visible[name] === 'public' ||
          (visible[name] === 'members' && audience !== 'public') ||
          (visible[name] === 'connections' && audience === 'connection')
        expect(name in shown).toBe(isTheirs)
      }
    }),
  )
})

test('what the public sees members see too', () => {
  fc.assert(
    fc.property(full, visibility, (mine, visible) => {
      const outside = visibleContents({ contents: mine, visibility: visible, audience: 'public' })
      const inside = visibleContents({ contents: mine, visibility: visible, audience: 'member' })
      for (const name of Object.keys(outside)) expect(inside).toHaveProperty(name)
    }),
  )
})

test('empty sections and entries without a title stay with their owner', () => {
  const visible = Object.fromEntries(VISIBLE_PARTS.map((part) => [part, 'public'])) as never
  expect(visibleContents({ contents: EMPTY, visibility: visible, audience: 'public' })).toEqual({})
  const blank = { bhs: ' ', en: '' }
  const untitled = { id: crypto.randomUUID(), kind: 'job' as const, title: blank, place: blank, note: blank }
  const work = { items: [{ ...untitled, from: null, to: null, url: null }] }
  const shown = visibleContents({ contents: { ...EMPTY, work }, visibility: visible, audience: 'public' })
  expect(shown).toEqual({})
})

test('every name gives an address that may be chosen', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.lorem()), (name) => {
      const slug = slugOf(name)
      expect(slugInput.safeParse(slug).success).toBe(true)
      expect(slug.length).toBeLessThanOrEqual(SLUG_MAX - 6)
      expect(slugOf(slug)).toBe(slug)
    }),
  )
})

test('names of both scripts give the address that people expect', () => {
  expect(slugOf('Đorđe Čolić')).toBe('djordje-colic')
  expect(slugOf('Ђорђе Чолић')).toBe('djordje-colic')
  expect(slugOf('Ana-Marija  Žužul')).toBe('ana-marija-zuzul')
  expect(slugOf('李')).toBe('profil')
})

test.each([
  ['https://primjer.ba', true],
  ['http://www.primjer.ba:8080/put?x=1&y=%20#dio', true],
  ['https://primjer', false],
  ['javascript:alert(1)', false],
  ['https://primjer.ba/<script>', false],
  ['https://ime:lozinka@primjer.ba', false],
])('a link may be %s: %s', (address, fine) => {
  expect(webAddress.safeParse(address).success).toBe(fine)
})

test.each([
  ['2020', true],
  ['2020-12', true],
  ['2020-13', false],
  ['1820', false],
  ['2020-1', false],
])('a time may be %s: %s', (typed, fine) => {
  expect(month.safeParse(typed).success).toBe(fine)
})

test('every empty section is a valid one, and half characters are refused', () => {
  for (const name of SECTIONS) expect(contents[name].safeParse(EMPTY[name]).success).toBe(true)
  expect(contents.about.safeParse({ about: { bhs: 'x\ud800', en: '' } }).success).toBe(false)
  expect(contents.about.safeParse({ about: { bhs: 'Prvi red\ndrugi', en: '' } }).success).toBe(true)
})

test('a fuller profile has more pieces, the next one is the first that is open', () => {
  fc.assert(
    fc.property(full, (mine) => {
      const none = completenessOf({ contents: EMPTY, hasPhoto: false, dismissed: [] })
      const max = completenessOf({ contents: mine, hasPhoto: true, dismissed: [] })
      expect(none.some(({ done }) => done)).toBe(false)
      expect(max.filter(({ done }) => !done).map(({ id }) => id)).toEqual(['skills'])
    }),
  )
})

test('a piece that the member dismissed counts neither as missing nor as done until they add it', () => {
  const dismissed = ['photo', 'translation'] as const
  const without = completenessOf({ contents: EMPTY, hasPhoto: false, dismissed })
  expect(without.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['photo']))
  expect(without).toHaveLength(7)
  const withPhoto = completenessOf({ contents: EMPTY, hasPhoto: true, dismissed })
  expect(withPhoto).toContainEqual({ id: 'photo', done: true })
})

test('a headline, skills, and work or a school are enough for an application', () => {
  const having = (...ids: Piece[]) => isEnough(PIECES.map((id) => ({ id, done: ids.includes(id) })))
  expect(having('headline', 'skills', 'education')).toBe(true)
  expect(having('headline', 'skills', 'work')).toBe(true)
  expect(having('headline', 'skills', 'photo', 'about')).toBe(false)
  expect(having('headline', 'work', 'education')).toBe(false)
})

test('every text of a section has a place of its own', () => {
  fc.assert(
    fc.property(full, (mine) => {
      const ids = new Set(mine.work.items.map(({ id }) => id))
      expect(textsOf(mine.work)).toHaveLength(mine.work.items.length * 3)
      expect(new Set(textsOf(mine.work).map(({ path }) => path)).size).toBe(ids.size * 3)
    }),
  )
})
