import { slugOf } from '#features/profiles/contract/slug.ts'

/** Path segments used under /opportunities. */
const TAKEN = new Set(['new', 'mine', 'saved', 'feed', 'map', 'import'])
const NO_LETTERS = 'profil'

/** Returns the slug of an opportunity, made from its title; a tail distinguishes equal titles. */
export function opportunitySlug(title: { bhs: string; en: string }, tail = ''): string {
  const made = slugOf(title.bhs.trim() || title.en)
  const plain = made === NO_LETTERS || TAKEN.has(made) ? `prilika-${made}` : made
  return tail === '' ? plain : `${plain}-${tail}`
}
