import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillMessage, SLOTS } from './message-slots.ts'

const values = { name: 'Amina', opportunity: 'Stolar', organisation: 'Kuća Rada' }

test('a message names the person, the opportunity and the organisation in the words of either language', () => {
  expect(fillMessage('Zdravo {ime}, {prilika}, {organizacija}', values)).toBe(
    'Zdravo Amina, Stolar, Kuća Rada',
  )
  expect(fillMessage('{name}: {opportunity} ({organisation})', values)).toBe('Amina: Stolar (Kuća Rada)')
})

test('what is no slot stays, and what is filled in is not read again', () => {
  expect(fillMessage('{nesto} {constructor} { ime }', values)).toBe('{nesto} {constructor} { ime }')
  expect(fillMessage('{ime}', { ...values, name: '{prilika} $& $1' })).toBe('{prilika} $& $1')
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = Object.values(SLOTS).flatMap((one) => Object.values(one))
      if (!words.some((word) => text.includes(word))) expect(fillMessage(text, values)).toBe(text)
    }),
  )
})
