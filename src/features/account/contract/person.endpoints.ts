import * as z from 'zod/mini'
import { endpoint } from '#platform/contract/endpoint.ts'
import { isoDateTime, localeInput, uuid } from '#platform/contract/schemas.ts'
import { GENDERS } from './onboarding.endpoints.ts'

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/user/profile',
  impersonation: 'reads',
  summary: 'The signed-in person',
  response: z.strictObject({
    id: uuid,
    email: z.string(),
    role: z.enum(['USER', 'ADMIN']),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    profilePictureUrl: z.nullable(z.string()),
    language: localeInput,
    isVerified: z.boolean(),
    onboardingCompleted: z.boolean(),
    phoneNumber: z.nullable(z.string()),
    gender: z.nullable(z.enum(GENDERS)),
    interests: z.array(z.string()),
    createdAt: isoDateTime,
  }),
})

export const getPermissions = endpoint({
  method: 'GET',
  path: '/api/user/permissions',
  impersonation: 'reads',
  summary: 'Whether the signed-in person may change everything; read afresh on every call',
  response: z.strictObject({ hasGlobalPermissions: z.boolean() }),
})
