import { slugOf } from '#platform/contract/slug.ts'

/** Path segments used by our own pages. */
const TAKEN = new Set(['new', 'mine', 'invitation', 'profil'])

/** Returns the slug of a name; one used by a page of ours gets a prefix. */
export function organisationSlug(name: string): string {
  const slug = slugOf(name)
  return TAKEN.has(slug) ? `organizacija-${slug}`.replace(/-profil$/, '') : slug
}
