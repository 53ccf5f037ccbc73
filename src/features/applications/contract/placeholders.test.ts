import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillMessage, PLACEHOLDERS, unknownPlaceholders } from './placeholders.ts'

const values = { name: 'Amina', opportunity: 'Stolar', organisation: 'Kuća Rada' }

test('a message names the person, the opportunity and the organisation in the words of either language', () => {
  expect(fillMessage('Zdravo {ime}, {prilika}, {organizacija}', values)).toBe(
    'Zdravo Amina, Stolar, Kuća Rada',
  )
  expect(fillMessage('{name}: {opportunity} ({organisation})', values)).toBe('Amina: Stolar (Kuća Rada)')
  expect(fillMessage('{Ime}, { prilika }', values)).toBe('Amina, Stolar')
})

test('what means nothing is found before it is sent, and what is filled in is not read again', () => {
  expect(unknownPlaceholders('{nesto} {constructor} {ime} {}', '{nesto} {dan i sat}')).toEqual([
    '{nesto}',
    '{constructor}',
    '{}',
    '{dan i sat}',
  ])
  expect(fillMessage('{ime}', { ...values, name: '{prilika} $& $1' })).toBe('{prilika} $& $1')
})

test('whatever somebody writes, either all of it can be filled in or they are told what cannot', () => {
  const words = Object.values(PLACEHOLDERS).flatMap((one) => Object.values(one))
  const text = fc
    .array(fc.oneof(fc.string(), fc.constantFrom(...words, '{', '}', '{dan}')))
    .map((all) => all.join(''))
  fc.assert(
    fc.property(text, (written) => {
      const unknown = unknownPlaceholders(written)
      const filled = fillMessage(written, { name: '', opportunity: '', organisation: '' })
      if (unknown.length === 0)
        for (const word of words) expect(written.includes(word) && filled.includes(word)).toBe(false)
      for (const one of unknown) expect(written).toContain(one)
    }),
  )
})
