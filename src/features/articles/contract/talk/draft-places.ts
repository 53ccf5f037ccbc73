import type { Locale } from '#platform/contract/locale.ts'

/** The kind of an article under which its author and the editors talk about the draft. */
export const DRAFT = 'articledraft'

/** The place of comments on the whole draft. */
export const WHOLE_DRAFT = 'draft'
/** What a comment can be about that points at no words. */
export const PARTS = [WHOLE_DRAFT, 'title', 'summary', 'pictures'] as const
export type Part = (typeof PARTS)[number]
/** The place of the editors' reason for a return; only their decision starts this thread. */
export const RETURN = 'return'
/** The texts whose words a comment can point at. */
export const BODIES = { bhs: 'body-bhs', en: 'body-en' } as const satisfies Record<Locale, string>
