import { slugOf } from '#features/profiles/contract/slug.ts'

/** Last parts of an address that our own pages have taken. */
const TAKEN = new Set(['new', 'mine', 'invitation', 'profil'])

/** An address made of a name; one that is taken by a page of ours gets a word before it. */
export function organisationSlug(name: string): string {
  const slug = slugOf(name)
  return TAKEN.has(slug) ? `organizacija-${slug}`.replace(/-profil$/, '') : slug
}
