import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PROTOTYPE_KEYS } from '#tests/security/odd-values.ts'
import { emailInput } from '#platform/contract/schemas.ts'
import { fieldErrors } from './field-errors.ts'

test.each(PROTOTYPE_KEYS.filter((key) => key !== '__proto__'))(
  'who sends an unknown field %s hears which one it is',
  (key) => {
    const { error } = z.strictObject({}).safeParse({ [key]: 1 })
    expect({ ...fieldErrors(error?.issues ?? []) }).toEqual({ [key]: 'unknown' })
  },
)

test('an address with half a character is no address, one with a whole rare one is', () => {
  expect(emailInput.safeParse('a\ud800@primjer.ba').success).toBe(false)
  expect(emailInput.safeParse('😀@primjer.ba').success).toBe(true)
})
