import { expect, test } from 'vitest'
import { fromPlainText, plainText } from './plain-text.ts'
import { ARTICLE } from './profiles.ts'
import { richTextSchema } from './schema.ts'

test('whoever pastes more lines than a document has room for loses no word of them', () => {
  for (const count of [399, 400, 401, 3000]) {
    const lines = Array.from({ length: count }, (_, n) => `Red broj ${n} pozivnog pisma`)
    const made = fromPlainText(lines.join('\n\n'))
    expect(richTextSchema(ARTICLE).safeParse(made).success, String(count)).toBe(true)
    expect(plainText(made).split(/\s+/)).toEqual(lines.join(' ').split(' '))
  }
})

test('a heading, a list and plain lines are told apart', () => {
  const made = fromPlainText('## Tražimo\r\n- Excel\n• strpljenje\n\n  Javi se. ')
  expect(made.content.map(({ type }) => type)).toEqual(['heading', 'bulletList', 'paragraph'])
  expect(plainText(made)).toBe('Tražimo\nExcel\nstrpljenje\nJavi se.')
})
