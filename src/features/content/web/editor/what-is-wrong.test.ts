import { expect, test } from 'vitest'
import { plainText, type RichText } from '../../contract/rich-text.ts'
import { whatIsWrong } from './what-is-wrong.ts'

const texts = { empty: 'EMPTY', tooLong: 'LONG' }
const shouting = (runs: RichText) => (plainText(runs).includes('!') ? 'LOUD' : undefined)

test('a text that is there and short enough may be published', () => {
  expect(whatIsWrong([{ text: 'most' }], { max: 4, check: undefined, texts })).toBeUndefined()
})

test('an empty text, or one of spaces alone, may not', () => {
  for (const runs of [[], [{ text: '' }], [{ text: ' \n ' }]])
    expect(whatIsWrong(runs, { max: 4, check: shouting, texts })).toBe('EMPTY')
})

test('one sign more than the limit is too much, whatever marks divide it', () => {
  const runs: RichText = [{ text: 'mo' }, { text: 'sta', bold: true }]
  expect(whatIsWrong(runs, { max: 4, check: undefined, texts })).toBe('LONG')
})

test('a text may have a check of its own, which speaks last', () => {
  expect(whatIsWrong([{ text: 'Ej!' }], { max: 4, check: shouting, texts })).toBe('LOUD')
  expect(whatIsWrong([{ text: 'Ej' }], { max: 4, check: shouting, texts })).toBeUndefined()
  expect(whatIsWrong([{ text: 'Ej, ti!' }], { max: 4, check: shouting, texts })).toBe('LONG')
})
