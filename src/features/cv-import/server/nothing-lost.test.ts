import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, foldedWords } from '#platform/contract/fold.ts'
import { readBadCvs } from './eval/bad-cvs.ts'
import { fileOf } from './eval/evaluate.ts'
import { type Line, linesOf } from './layout/line.ts'
import { pieces } from './layout/pieces.ts'
import { isBoilerplate } from './parse/boilerplate.ts'
import { readCv } from './parse/read-cv.ts'
import { isHeadCell } from './parse/table-heads.ts'
import { sectionNamed } from './parse/section-names.ts'
import { proposalOf } from './proposal.ts'
import { readFile } from './read/read-file.ts'

/** Returns true for headings of several columns that are on one line when read across. */
const isOfHeadings = (words: readonly string[]): boolean =>
  words.length === 0 ||
  words.some(
    (_, n) => sectionNamed(words.slice(0, n + 1).join(' '))?.rest === '' && isOfHeadings(words.slice(n + 1)),
  )

/** Returns true for words of a CV's form: headings and labels, which no row repeats. */
const isForm = (text: string) =>
  isBoilerplate(text) || sectionNamed(text) !== undefined || isOfHeadings(text.trim().split(/\s+/))

function lostOf(texts: readonly string[], proposal: object): string[] {
  const found = new Set(foldedWords(JSON.stringify(proposal).replaceAll('\\n', ' ')))
  return texts.filter((text) => !isForm(text) && foldedWords(text).some((word) => !found.has(word)))
}

const WORDS = [
  'konobar',
  'Kafić Most',
  'Tuzla',
  '2019 – 2021',
  'ljeto 2022',
  'Gimnazija',
  'Radno iskustvo',
  'Vještine',
  'Jezici',
  'Kursevi',
  'engleski B2',
  'Exel',
  'MS Office (Word, Excel)',
  'vozačka dozvola B',
  'a@b.ba',
  'volonterka, Crveni krst',
  'i tako sam naučila raditi s ljudima.',
  'OŠ',
  ';',
  ',',
  '–',
  '(',
]

test('no text of a CV disappears: each line is in a row, among what was not placed, or part of the form', {
  timeout: 90_000,
}, () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...WORDS), fc.stringMatching(/^[a-zčćšž]{3,12}$/)), {
      minLength: 1,
      maxLength: 9,
    })
    .map((words) => words.join(' '))
  const line = fc.record({
    cells: fc.array(text, { minLength: 1, maxLength: 3 }),
    isBullet: fc.boolean(),
    isFull: fc.boolean(),
    isApart: fc.boolean(),
    size: fc.constantFrom(1, 1.3),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (given) => {
      const lines: Line[] = given.flatMap(linesOf)
      const cv = readCv(lines)
      const proposal = proposalOf({ format: 'docx', pages: 1, cv }, randomUUID)
      expect(lostOf(cv.lines, proposal)).toEqual([])
      const read = new Set(cv.lines.flatMap(foldedWords))
      // Words missing from the lines are headings, labels or the person's name.
      const form = lines.filter(({ text: one }) => !foldedWords(one).every((word) => read.has(word)))
      expect(form.filter((one) => !isForm(one.text) && !one.cells.some(isForm))).toEqual([])
    }),
    {
      numRuns: 150,
      examples: [[[{ cells: ['Jezici Jezici'], isBullet: false, isFull: false, isApart: false, size: 1.3 }]]],
    },
  )
})

test('of the bad CVs every line is found again', { timeout: 90_000 }, async () => {
  for (const cv of readBadCvs().filter(({ set }) => set === 'rules')) {
    const proposal = proposalOf(await readFile(await fileOf(cv)), randomUUID)
    const texts = cv.lines
      .filter((text) => text !== '' && !text.startsWith('['))
      .map((text) => text.replace(/^[!#*-] /, ''))
      // Without line breaks, headings are among the other words.
      .filter((text) => text.length < 1000 && !text.split(' || ').every(isHeadCell))
      .map((text) => {
        const cells = text.split(/ \|\| | {3,}/)
        return cells.filter((cell) => sectionNamed(cell)?.rest !== '').join('  ')
      })
    expect([cv.name, lostOf(texts, proposal)]).toEqual([cv.name, []])
  }
})

test('a paragraph of any length is read whole', () => {
  const sentence = 'Radila sam na kasi i učila nove kolegice. '
  const text = `${sentence.repeat(300)}Na kraju sam vodila smjenu.`
  const lines = linesOf({ cells: [text] })
  expect(fold(lines.map((line) => line.text).join(' '))).toBe(fold(text))
  const proposal = proposalOf(
    {
      format: 'docx',
      pages: 1,
      cv: readCv([...linesOf({ cells: ['O meni'], isHeading: true }), ...lines]),
    },
    randomUUID,
  )
  expect(proposal.about?.confidence).toBeLessThan(0.6)
  expect(proposal.unplaced.join(' ')).toContain('Na kraju sam vodila smjenu.')
})

test('a text in pieces is the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.integer({ min: 1, max: 60 }), (text, max) => {
      const found = pieces(text, max)
      expect(found.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      expect(found.every((piece) => piece.length <= max)).toBe(true)
    }),
  )
})
