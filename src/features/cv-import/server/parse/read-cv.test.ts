import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proposal } from '../../contract/proposal.ts'
import { type Line, lineOf } from '../layout/line.ts'
import { linesOfPages } from '../layout/lines-of-pages.ts'
import { rowsOf } from '../layout/rows.ts'
import { proposalOf } from '../proposal.ts'
import { languagesIn } from './languages-in.ts'
import { skillsIn } from './skills-in.ts'
import { vocabularyNames } from './skill-names.ts'
import { readCv } from './read-cv.ts'
import { sectionNamed } from './section-names.ts'

const lines = (...texts: string[]) => texts.flatMap((text) => lineOf({ cells: text.split('  ') }) ?? [])

describe('a CV', () => {
  test('of any lines whatever gives a proposal that a profile takes', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'Radno iskustvo',
        'Obrazovanje',
        'Languages',
        'Vještine',
        'Certifikati',
        'Projekti',
        '• ',
        '2019 – 2021',
        'Engleski B2',
        '03/2020',
        'danas',
        'Kafić, Mostar',
        'https://a.ba',
      ),
      fc.string({ unit: 'binary', maxLength: 30 }),
    )
    const line: fc.Arbitrary<Line | undefined> = fc
      .record({
        cells: fc.array(piece, { minLength: 1, maxLength: 3 }),
        isApart: fc.boolean(),
        isFull: fc.boolean(),
        startsBlock: fc.boolean(),
        size: fc.constantFrom(1, 1.4),
      })
      .map(lineOf)
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (given) => {
        const cv = readCv(given.filter((one) => one !== undefined))
        const draft = proposalOf({ format: 'pdf', pages: 1, cv }, randomUUID)
        const whole = { ...draft, id: randomUUID(), expiresAt: '' }
        expect(proposal.safeParse(whole).error?.issues).toBeUndefined()
      }),
      { numRuns: 100 },
    )
  })

  test('says in which language and script it is, and what it had no place for', () => {
    const cv = readCv(
      lines(
        'Јована Ђурић',
        'Радно искуство',
        'Продавачица, Трговина Амко',
        '2019 – данас',
        'Референце',
        'На захтјев',
      ),
    )
    expect(cv).toMatchObject({
      language: 'bhs',
      script: 'cyrillic',
      name: 'Јована Ђурић',
    })
    expect(cv.lines).toContain('На захтјев')
    expect(cv.work).toMatchObject([{ title: 'Продавачица', place: 'Трговина Амко', from: '2019', to: null }])
  })

  test('is not sure of what it guesses', () => {
    const [entry] = readCv(lines('Radno iskustvo', 'Nešto, Negdje', '2019')).work
    expect(entry?.confidence['title']).toBeLessThan(0.7)
    expect(entry?.confidence['to']).toBeLessThan(0.7)
  })
})

test.each([
  ['RADNO ISKUSTVO', 'work'],
  ['Радно искуство:', 'work'],
  ['2. Obrazovanje i osposobljavanje', 'education'],
  ['V J E Š T I N E', 'skills'],
  ['Language skills', 'languages'],
  ['Volonterski rad', 'volunteering'],
  ['Materinski jezik(ci)', 'mother'],
  ['Kursevi i licence', 'courses'],
])('„%s“ begins the part %s', (text, part) => {
  expect(sectionNamed(text)?.part).toBe(part)
})

test.each([
  [
    ['Engleski – B2', 'Njemački (A1)'],
    ['en B2', 'de A1'],
  ],
  [['Bosanski maternji, Engleski C1'], ['bs native', 'en C1']],
  [
    ['Maternji jezik: hrvatski', 'Ostali jezici:', 'Engleski  B2  C1  B2  B2  B1'],
    ['hr native', 'en B2'],
  ],
  [['ENGLISH', 'Listening C1 | Reading C1 | Writing B2'], ['en C1']],
  [['Енглески језик: течно'], ['en C1']],
  [['Turski'], ['tr B1']],
  [
    ['Bosanski', 'maternji', 'Engleski', 'B2 viši srednji'],
    ['bs native', 'en B2'],
  ],
])('%j says %j', (given, wanted) => {
  expect(languagesIn(lines(...given)).map(({ language, level }) => `${language} ${level}`)).toEqual(wanted)
})

test.each([
  [
    ['Excel', 'Napredno', 'Pažnja prema detaljima', 'Osnove', 'Samostalnost'],
    ['Excel advanced', 'Pažnja prema detaljima basic', 'Samostalnost null'],
  ],
  [
    ['Advanced: Excel, Teamwork', 'Basics: SQL', 'Tools: Git (expert), Jira'],
    ['Excel advanced', 'Teamwork advanced', 'SQL basic', 'Git expert', 'Jira null'],
  ],
  [
    ['MS Office (Word, Exel)', 'Rad na računaru (Internet, e-pošta)', 'Alati: Jira. Ostalo: SQL (osnovno)'],
    ['MS Office null', 'Word null', 'Exel null', 'Internet null', 'e-pošta null', 'Jira null', 'SQL basic'],
  ],
])('the skills %j have levels', (given, wanted) => {
  expect(skillsIn(lines(...given)).map(({ label, level }) => `${label} ${level}`)).toEqual(wanted)
})

test.each([
  ['Exel', 'excel'],
  ['MS Word', 'word'],
  ['Ексел', 'excel'],
  ['rad u Photoshopu', 'photoshop'],
  ['Poznavanje rada na računaru', 'racunaru'],
])('the vocabulary is asked for „%s“ under the name „%s“ too', (label, name) => {
  expect(vocabularyNames(label)).toContain(name)
})

test('what stands behind the place says what sort of entry it is', () => {
  const [entry] = readCv(
    lines('Iskustvo', 'Knjige', 'Pekara Una, Bihać · Neformalni rad', '2021. do danas'),
  ).work
  expect(entry).toMatchObject({ title: 'Knjige', place: 'Pekara Una, Bihać', kind: 'informal' })
})

test('two columns are read one after the other, a table row by row', () => {
  const column = (x: number, texts: string[]) =>
    texts.map((text, at) => ({ text, x, y: 700 - at * 14, width: text.length * 5, size: 10 }))
  const page = (left: string[], right: string[]) => [
    { width: 595, rows: rowsOf([...column(50, left), ...column(250, right)]) },
  ]
  const columns = linesOfPages(
    page(
      ['Kontakt', 'a@b.ba', 'Jezici', 'Engleski', 'Vještine', 'Excel'],
      ['Radno iskustvo', 'Konobar', 'Kafić Most', '2019 – 2021', 'Obrazovanje', 'Gimnazija u Mostaru'],
    ),
  )
  expect(columns.map(({ text }) => text).slice(0, 6)).toEqual([
    'Kontakt',
    'a@b.ba',
    'Jezici',
    'Engleski',
    'Vještine',
    'Excel',
  ])
  const table = linesOfPages(
    page(
      ['Radno iskustvo', '2019 – 2021', '2017 – 2019', 'Obrazovanje', '2013 – 2017'],
      ['', 'Konobar', 'Prodavač', '', 'Gimnazija'],
    ),
  )
  expect(table.map(({ text }) => text)).toContain('2019 – 2021  Konobar')
})
