import * as z from 'zod/mini'
import { birthdayInput, nameInput } from '#features/account/contract/inputs.ts'
import { GENDERS, INTERESTS } from '#features/account/contract/onboarding.endpoints.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { SCRIPTS } from '#platform/contract/locale.ts'
import { isoDateTime, localeInput } from '#platform/contract/schemas.ts'
import { readPhone } from './phone-input.ts'
import { problems } from './problems.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** Sent back as `If-Match`; changes with the content of its part. */
const version = z.string()

export const profilePart = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  /** A date such as `2008-05-31`, visible to the member only. */
  bornOn: z.nullable(z.string()),
  interests: z.array(z.enum(INTERESTS)),
  version,
})
export const preferencesPart = z.strictObject({
  language: localeInput,
  theme: z.enum(THEMES),
  script: z.enum(SCRIPTS),
  dataSaver: z.boolean(),
  version,
})
const phoneInput = z.string().check(
  z.maxLength(40),
  z.regex(/^\s*(?:\+|00)[1-9](?:[ ()/.-]{0,3}\d){7,14}\s*$/, problems.phoneInvalid.code),
  z.refine((text) => readPhone(text) !== undefined, problems.phoneInvalid.code),
)

export const getSettings = endpoint({
  method: 'GET',
  path: '/api/settings',
  impersonation: 'reads',
  summary: 'Everything a person has set',
  response: z.strictObject({
    email: z.string(),
    hasPassword: z.boolean(),
    /** The new address of this session, while its code is valid. */
    pendingEmail: z.nullable(z.string()),
    /** The time of deletion, if the person has requested it. */
    deleteAfter: z.nullable(isoDateTime),
    profile: profilePart,
    preferences: preferencesPart,
  }),
})

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/settings/profile',
  summary:
    'Changes names, phone, gender, day of birth and interests; If-Match refuses what another device has changed since',
  body: z.strictObject({
    firstName: z.optional(nameInput),
    lastName: z.optional(nameInput),
    phoneNumber: z.optional(z.nullable(phoneInput)),
    gender: z.optional(z.enum(GENDERS)),
    bornOn: z.optional(z.nullable(birthdayInput)),
    interests: z.optional(z.array(z.enum(INTERESTS)).check(z.minLength(1), z.maxLength(INTERESTS.length))),
  }),
  response: profilePart,
})

export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/api/settings/preferences',
  summary: 'Changes language, theme, script and data saver of the account',
  body: z.strictObject({
    language: z.optional(localeInput),
    theme: z.optional(z.enum(THEMES)),
    script: z.optional(z.enum(SCRIPTS)),
    dataSaver: z.optional(z.boolean()),
  }),
  response: preferencesPart,
})
