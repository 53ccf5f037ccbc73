import { describe, expect, test } from 'vitest'
import { BODY_MAX, LINKS_MAX } from './limits.ts'
import { bodyOf, wrongWords } from './message-text.ts'

describe('what somebody writes', () => {
  test.each([
    ['', 'empty'],
    ['  \n\t ', 'empty'],
    ['\u200b\u200f\u2060', 'empty'],
    ['\u3164', 'empty'],
    ['x'.repeat(100_000), 'tooLong'],
    ['pola \ud83d emodžija', 'signs'],
    ['zvono \u0007', 'signs'],
    [Array.from({ length: LINKS_MAX + 1 }, (_, n) => `https://primjer.ba/${n}`).join(' '), 'tooManyLinks'],
  ])('is no message (%#)', (text, reason) => {
    expect(wrongWords(text)).toBe(reason)
  })

  test.each(['👍👍🏽👨‍👩‍👧', 'مرحبا \u200f!', 'x'.repeat(BODY_MAX), ` ${'x'.repeat(BODY_MAX)} `, 'a\nb'])(
    'is one (%#)',
    (text) => {
      expect(wrongWords(text)).toBeUndefined()
      expect(bodyOf(text)).toBe(text.trim())
    },
  )

  test('may be nothing that is seen where a file comes with it, and is kept as nothing', () => {
    expect(wrongWords('\u200b', true)).toBeUndefined()
    expect(bodyOf('\u200b')).toBe('')
  })
})
