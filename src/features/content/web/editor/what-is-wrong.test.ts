import { expect, test } from 'vitest'
import { NO_RICH_TEXT, type RichText } from '#platform/contract/rich-text/document.ts'
import { lineOf } from '#platform/contract/rich-text/line.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { whatIsWrong } from './what-is-wrong.ts'

const texts = { empty: 'EMPTY', tooLong: 'LONG', undescribed: 'undescribed' }
const shouting = (document: RichText) => (plainText(document).includes('!') ? 'LOUD' : undefined)

test('a text that is there and short enough may be published', () => {
  expect(whatIsWrong(lineOf('most'), { max: 4, check: undefined, texts })).toBeUndefined()
})

test('an empty text, or one of spaces alone, may not', () => {
  for (const document of [NO_RICH_TEXT, lineOf(''), lineOf(' \n ')])
    expect(whatIsWrong(document, { max: 4, check: shouting, texts })).toBe('EMPTY')
})

test('one sign more than the limit is too much, whatever marks divide it', () => {
  const document: RichText = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'mo' },
          { type: 'text', text: 'sta', marks: [{ type: 'bold' }] },
        ],
      },
    ],
  }
  expect(whatIsWrong(document, { max: 4, check: undefined, texts })).toBe('LONG')
})

test('a text may have a check of its own, which speaks last', () => {
  expect(whatIsWrong(lineOf('Ej!'), { max: 4, check: shouting, texts })).toBe('LOUD')
  expect(whatIsWrong(lineOf('Ej'), { max: 4, check: shouting, texts })).toBeUndefined()
  expect(whatIsWrong(lineOf('Ej, ti!'), { max: 4, check: shouting, texts })).toBe('LONG')
})
