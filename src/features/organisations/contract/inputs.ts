import * as z from 'zod/mini'
import { bilingual, words } from '#platform/contract/bilingual-schemas.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { KINDS } from './kinds.ts'

export const NAME_LIMIT = 160
export const ABOUT_LIMIT = 4000
export const MAX_REPLY_DAYS = 90

/** The last part of an organisation's address. */
export const slugParam = z.string().check(z.minLength(1), z.maxLength(400))

/** Empty, or a whole address of the web. */
export const WEBSITE = /^(?:https?:\/\/[a-z0-9.-]+\.[a-z]{2,24}(?:[/?#][\x21-\x7e]*)?)?$/i
/** Empty, or an address that everybody may see. */
export const CONTACT_EMAIL = /^(?:[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6})?$/i
export const CONTACT_PHONE = /^(?:\+?[\d ()/-]{6,29})?$/
/** The thirteen digits of the register (JIB). */
export const REGISTER_NUMBER = /^\d{13}$/
export const WEBSITE_LIMIT = 200
export const EMAIL_LIMIT = 254
export const ADDRESS_LIMIT = 200

const line = (max: number) => words(max).check(z.regex(/^[^\n]*$/))

export const nameInput = line(NAME_LIMIT).check(z.regex(/\S/))

export const websiteInput = z.string().check(z.maxLength(WEBSITE_LIMIT), z.regex(WEBSITE))

export const contactEmailInput = z.string().check(z.maxLength(EMAIL_LIMIT), z.regex(CONTACT_EMAIL))

export const contactPhoneInput = z.string().check(z.maxLength(30), z.regex(CONTACT_PHONE))

export const registerNumberInput = z.string().check(z.regex(REGISTER_NUMBER))

export const replyDaysInput = z.int().check(z.minimum(1), z.maximum(MAX_REPLY_DAYS))

/** The fields that the members of an organisation edit. */
export const details = z.strictObject({
  name: nameInput,
  kind: z.enum(KINDS),
  about: bilingual(ABOUT_LIMIT),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  address: line(ADDRESS_LIMIT),
  website: websiteInput,
  email: contactEmailInput,
  phone: contactPhoneInput,
  registerNumber: z.nullable(registerNumberInput),
  replyDays: replyDaysInput,
})
export type Details = z.output<typeof details>
