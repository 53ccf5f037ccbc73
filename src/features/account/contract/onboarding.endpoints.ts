import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailInput, okResponse } from '#platform/contract/schemas.ts'
import { newPasswordInput, tokenPair } from './inputs.ts'
import { problems } from './problems.ts'

export const GENDERS = ['male', 'female', 'other'] as const
export type Gender = (typeof GENDERS)[number]

export const INTERESTS = [
  'technology',
  'business',
  'education',
  'healthcare',
  'environment',
  'arts',
  'sports',
  'finance',
  'marketing',
  'social_impact',
] as const
export type Interest = (typeof INTERESTS)[number]

/** A phone number as people write it: 8 to 15 digits, with or without the country. */
const PHONE = /^(?:\+[1-9](?:[ ()/.-]{0,3}\d){7,14}|\d(?:[ ()/.-]{0,3}\d){7,14})$/

export const completeFirstSteps = endpoint({
  method: 'POST',
  path: '/api/auth/onboarding',
  summary: 'Completes the first steps of the person who proved this address, once',
  body: z.strictObject({
    email: emailInput,
    phoneNumber: z
      .string(problems.phoneRequired.code)
      .check(
        z.minLength(1, problems.phoneRequired.code),
        z.maxLength(40),
        z.regex(PHONE, problems.phoneInvalid.code),
      ),
    gender: z.enum(GENDERS, problems.genderRequired.code),
    interests: z
      .array(z.enum(INTERESTS), problems.interestRequired.code)
      .check(z.minLength(1, problems.interestRequired.code), z.maxLength(INTERESTS.length)),
  }),
  response: z.partial(tokenPair),
})

export const getFirstPassword = endpoint({
  method: 'GET',
  path: '/api/auth/onboarding/password',
  summary: 'Whether the account that this browser proved has no password yet',
  response: z.strictObject({ needsPassword: z.boolean() }),
})

export const saveFirstPassword = endpoint({
  method: 'POST',
  path: '/api/auth/onboarding/password',
  summary: 'Chooses the password of an account that was opened without one, once, before the onboarding ends',
  body: z.strictObject({ email: emailInput, password: newPasswordInput }),
  response: okResponse,
})
