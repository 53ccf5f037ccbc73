import { areWords } from '#platform/contract/bilingual-schemas.ts'
import { cleanText } from '#platform/contract/clean-text.ts'
import {
  ABOUT_LIMIT,
  ADDRESS_LIMIT,
  CONTACT_EMAIL,
  CONTACT_PHONE,
  type Details,
  EMAIL_LIMIT,
  MAX_REPLY_DAYS,
  NAME_LIMIT,
  REGISTER_NUMBER,
  WEBSITE,
  WEBSITE_LIMIT,
} from './inputs.ts'
import { KINDS } from './kinds.ts'

export type DetailName =
  | 'name'
  | 'kind'
  | 'municipality'
  | 'website'
  | 'about.bhs'
  | 'about.en'
  | 'replyDays'
  | 'address'
  | 'email'
  | 'phone'
  | 'registerNumber'

/**
 * Lists the fields that the server would reject, before the form is sent. Its schemas are larger than this whole screen, so
 * they are not loaded here.
 */
export function wrongDetails(details: Details): DetailName[] {
  const { name, kind, about, website, address, email, phone, registerNumber, replyDays } = details
  const right: Partial<Record<DetailName, boolean>> = {
    name: /\S/.test(cleanText(name)) && isLine(name, NAME_LIMIT),
    kind: KINDS.includes(kind),
    website: website.length <= WEBSITE_LIMIT && WEBSITE.test(website),
    'about.bhs': areWords(about.bhs, ABOUT_LIMIT),
    'about.en': areWords(about.en, ABOUT_LIMIT),
    replyDays: Number.isInteger(replyDays) && replyDays >= 1 && replyDays <= MAX_REPLY_DAYS,
    address: isLine(address, ADDRESS_LIMIT),
    email: email.length <= EMAIL_LIMIT && CONTACT_EMAIL.test(email),
    phone: CONTACT_PHONE.test(phone),
    registerNumber: registerNumber === null || REGISTER_NUMBER.test(registerNumber),
  }
  return (Object.keys(right) as DetailName[]).filter((field) => !right[field])
}

function isLine(text: string, max: number): boolean {
  return areWords(text, max) && !text.includes('\n')
}
