import { describe, expect, it } from 'vitest'
import { ApiError, NoAnswerError } from '#platform/web/api/api-error.ts'
import { codeFailure, passwordFailure } from './reset-failures.ts'

const texts = { expired: 'EXPIRED', wrong: 'WRONG', general: 'GENERAL' }
const refusal = (error: string) => new ApiError(422, JSON.stringify({ error }))

describe('what a person reads when a reset code fails', () => {
  it.each([
    [refusal('Kod je istekao.'), 'EXPIRED'],
    [refusal('This code has expired.'), 'EXPIRED'],
    [refusal('Neispravan kod.'), 'WRONG'],
    [new ApiError(400, '{}'), 'WRONG'],
    [new Error('valid: false'), 'WRONG'],
    [new NoAnswerError('offline'), 'GENERAL'],
  ])('%o when the code is checked', (error, text) => expect(codeFailure(error, texts)).toBe(text))

  it.each([
    [refusal('Kod je istekao.'), 'EXPIRED'],
    [refusal('Ovaj kod je već iskorišten.'), 'WRONG'],
    [refusal('This code has already been used.'), 'WRONG'],
    [refusal('Izaberi drugu lozinku.'), 'Izaberi drugu lozinku.'],
    [new ApiError(400, '{}'), 'GENERAL'],
    [new NoAnswerError('offline'), 'GENERAL'],
  ])('%o when the new password is sent', (error, text) => expect(passwordFailure(error, texts)).toBe(text))
})
