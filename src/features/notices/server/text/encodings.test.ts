import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeBytes } from '#platform/contract/decode-bytes.ts'
import { cleanText } from './clean-text.ts'
import { repairEncoding } from './repair-encoding.ts'

describe('encodings', () => {
  const healthy = fc.string({
    unit: fc.constantFrom(
      ...'abcčćdđefghijklmnoprsštuvzžABCČĆDĐEŠŽ 0123456789.,;:!?()"„“”–—…€%äöüßé\nабвгдђежљњћџшАБЂЈ'.split(
        '',
      ),
    ),
    maxLength: 300,
  })

  test('leave a healthy text as it is', () => {
    fc.assert(fc.property(healthy, (text) => repairEncoding(text) === text))
  })

  test('are undone where a text was encoded twice', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'abčćđšžČĆĐŠŽ –“'.split('')), maxLength: 80 }),
        (text) => {
          const broken = Array.from(Buffer.from(text, 'utf8'), (byte) => String.fromCharCode(byte)).join('')
          expect(repairEncoding(broken)).toBe(text)
        },
      ),
    )
  })

  test('of old programs are recognised', () => {
    const bytes = Buffer.from([0x4f, 0x70, 0xe6, 0x69, 0x6e, 0x61, 0x20, 0x8e, 0x65, 0x70, 0xe8, 0x65])
    expect(decodeBytes(bytes)).toBe('Općina Žepče')
    expect(cleanText('Opæina Žepèe poziva sve da se jave do petka u pet i po')).toContain('Općina Žepče')
    expect(cleanText('zapošlja-\nvanje u Zeničko-\ndobojskom kan\u00adtonu')).toBe(
      'zapošljavanje u Zeničko-dobojskom kantonu',
    )
  })
})
