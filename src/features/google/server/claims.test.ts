import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClaims } from './claims.ts'

test('whatever a provider says, names and addresses are ones that our forms would take', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('<b>Đ</b> @:/\\\u202e'))
  fc.assert(
    fc.property(text, text, text, text, (given_name, family_name, name, email) => {
      const claims = readClaims({
        iss: 'i',
        sub: 's',
        given_name,
        family_name,
        name,
        email,
        email_verified: true,
      })
      for (const part of [claims.firstName, claims.lastName]) {
        expect(part).not.toMatch(/[<>@:/\\\u0000-\u001f\u202e]/)
        expect(part.length).toBeLessThanOrEqual(60)
      }
    }),
  )
})
