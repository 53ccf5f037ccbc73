import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  credit: 'Picture: {author}',
  licences: {
    own: 'own picture',
    permission: 'with permission',
    cc0: 'CC0',
    'cc-by': 'CC BY 4.0',
    'cc-by-sa': 'CC BY-SA 4.0',
  },
} satisfies SameShape<typeof bhs>
