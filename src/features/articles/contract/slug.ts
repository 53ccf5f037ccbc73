import { slugOf } from '#features/profiles/contract/slug.ts'

/** Words that stand under /articles themselves. */
const TAKEN = new Set(['new', 'mine', 'feed', 'pictures'])
const NO_LETTERS = 'profil'

/** The last part of a public address, made of the title; a tail tells those of the same title apart. */
export function articleSlug(title: { bhs: string; en: string }, tail = ''): string {
  const made = slugOf(title.bhs.trim() || title.en)
  const plain = made === NO_LETTERS || TAKEN.has(made) ? `clanak-${made}` : made
  return tail === '' ? plain : `${plain}-${tail}`
}
