import { slugOfTitle } from '#platform/contract/slug.ts'

/** Path segments used under /opportunities. */
const reserved = ['new', 'mine', 'saved', 'feed', 'map', 'import']

/** Returns the slug of an opportunity, made from its title. */
export const opportunitySlug = (title: { bhs: string; en: string }): string =>
  slugOfTitle(title, { kind: 'prilika', reserved })
