import { slugInput, slugOf } from '#features/profiles/contract/slug.ts'

/** Addresses that others would take for a page of ours, and those of the pages that are always there. */
export const RESERVED: readonly string[] = [
  'admin',
  'api',
  'faq',
  'kontakt',
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

/** The last part of a public address, made of the title; a tail tells those of the same title apart. */
export function pageSlug(title: { bhs: string; en: string }, tail = ''): string {
  const made = slugOf(title.bhs.trim() || title.en)
  const plain = made === 'profil' || RESERVED.includes(made) ? `stranica-${made}` : made
  return tail === '' ? plain : `${plain}-${tail}`
}
