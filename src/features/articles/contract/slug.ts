import { slugOfTitle } from '#platform/contract/slug.ts'

/** Words that stand under /articles themselves. */
const reserved = ['new', 'mine', 'feed', 'pictures']

/** The last part of a public address, made of the title. */
export const articleSlug = (title: { bhs: string; en: string }): string =>
  slugOfTitle(title, { kind: 'clanak', reserved })
