import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput } from '#platform/contract/schemas.ts'
import {
  confirmPasswordInput,
  nameInput,
  newPasswordInput,
  passwordsMatch,
  tokenInput,
  tokenPair,
} from './inputs.ts'

export const createFirstAdmin = endpoint({
  method: 'POST',
  path: '/api/auth/first-admin',
  summary: 'Makes the first global admin with the link that the server printed at its start, once',
  body: z
    .strictObject({
      token: tokenInput,
      firstName: nameInput,
      lastName: nameInput,
      email: emailInput,
      password: newPasswordInput,
      confirmPassword: confirmPasswordInput,
    })
    .check(passwordsMatch()),
  response: tokenPair,
})
