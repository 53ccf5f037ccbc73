import * as z from 'zod/mini'
import { words } from '#platform/contract/bilingual-schemas.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, localeInput, uuid } from '#platform/contract/schemas.ts'
import { LETTER_MAX } from './application.endpoints.ts'

export const LETTERS_MAX = 30

const params = z.strictObject({ id: uuid })
const letterFields = {
  name: words(80).check(z.regex(/\S/)),
  language: localeInput,
  body: words(LETTER_MAX).check(z.regex(/\S/)),
}
const letter = z.strictObject({ id: uuid, ...letterFields, updatedAt: isoDateTime })
export type Letter = z.output<typeof letter>

export const listLetters = endpoint({
  method: 'GET',
  path: '/api/letters',
  impersonation: 'reads',
  summary: 'Letters that the member has saved to write others from, the last changed first',
  response: z.strictObject({ letters: z.array(letter) }),
})

export const getLetter = endpoint({
  method: 'GET',
  path: '/api/letters/{id}',
  summary: 'One saved letter',
  params,
  response: letter,
})

export const createLetter = endpoint({
  method: 'POST',
  path: '/api/letters',
  summary: 'Saves a letter',
  body: z.strictObject(letterFields),
  status: 201,
  response: letter,
})

export const saveLetter = endpoint({
  method: 'PUT',
  path: '/api/letters/{id}',
  summary: 'Changes a saved letter',
  params,
  body: z.strictObject(letterFields),
  response: letter,
})

export const deleteLetter = endpoint({
  method: 'DELETE',
  path: '/api/letters/{id}',
  summary: 'Deletes a saved letter',
  params,
})
