import * as z from 'zod/mini'
import { bilingual, words } from '#features/profiles/contract/bilingual-schemas.ts'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { KINDS } from './kinds.ts'

export const NAME_LIMIT = 160
export const ABOUT_LIMIT = 4000
export const MOST_REPLY_DAYS = 90

/** The last part of an organisation's address. */
export const slugParam = z.string().check(z.minLength(1), z.maxLength(400))

const line = (most: number) => words(most).check(z.regex(/^[^\n]*$/))

export const nameInput = line(NAME_LIMIT).check(z.regex(/\S/))

/** Empty, or a whole address of the web. */
export const websiteInput = z
  .string()
  .check(z.maxLength(200), z.regex(/^(?:https?:\/\/[a-z0-9.-]+\.[a-z]{2,24}(?:[/?#][\x21-\x7e]*)?)?$/i))

/** Empty, or an address that everybody may see. */
export const contactEmailInput = z
  .string()
  .check(z.maxLength(254), z.regex(/^(?:[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6})?$/i))

export const contactPhoneInput = z.string().check(z.maxLength(30), z.regex(/^(?:\+?[\d ()/-]{6,29})?$/))

/** The thirteen digits of the register (JIB). */
export const registerNumberInput = z.string().check(z.regex(/^\d{13}$/))

export const replyDaysInput = z.int().check(z.minimum(1), z.maximum(MOST_REPLY_DAYS))

/** What the members of an organisation write about it. */
export const details = z.strictObject({
  name: nameInput,
  kind: z.enum(KINDS),
  about: bilingual(ABOUT_LIMIT),
  municipality: z.nullable(z.enum(MUNICIPALITY_IDS)),
  address: line(200),
  website: websiteInput,
  email: contactEmailInput,
  phone: contactPhoneInput,
  registerNumber: z.nullable(registerNumberInput),
  replyDays: replyDaysInput,
})
export type Details = z.output<typeof details>
