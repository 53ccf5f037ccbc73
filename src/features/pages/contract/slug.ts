import { slugInput, slugOfTitle } from '#platform/contract/slug.ts'

/** Addresses that others would take for a page of ours. */
export const RESERVED: readonly string[] = [
  'admin',
  'api',
  'login',
  'new',
  'prijava',
  'privacy',
  'privatnost',
  'register',
  'registracija',
  'terms',
  'uslovi',
]

export const pageSlugInput = slugInput

/** The last part of a public address, made of the title. */
export const pageSlug = (title: { bhs: string; en: string }): string =>
  slugOfTitle(title, { kind: 'stranica', reserved: RESERVED })
