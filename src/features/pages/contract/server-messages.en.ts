import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

/** Texts that the server says about pages. */
export const messages = {
  errors: {
    incomplete: 'Mend what is marked before you publish.',
    notNow: 'That is not possible now. Withdraw the page first, or reload the screen.',
    past: 'Choose a moment still to come, at most two years ahead.',
    order: 'The end must come after the publication.',
    reserved: 'This address is kept for something else. Choose another one.',
    slugTaken: 'There is already a page at this address. Choose another one.',
    published: 'A page that was ever published is not deleted. You can move it to the archive.',
  },
  search: { kinds: { pages: 'Pages' } },
  audit: {
    area: 'Pages',
    actions: { publish: 'Page published', withdraw: 'Page withdrawn' },
    fields: {},
  },
} satisfies SameShape<typeof bhs>
