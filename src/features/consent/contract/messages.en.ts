import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  bar: {
    label: 'Measuring visits',
    question: 'May we measure visits with Meta’s pixel?',
    text: 'It gets the path of the page only, never your email. We do not load it unless you accept.',
    more: 'About privacy',
  },
  settings: {
    label: 'Measuring visits',
    text: 'Meta’s pixel gets the path of the page only, never your email. You can change your mind at any time.',
  },
  accept: 'Accept',
  decline: 'Decline',
} as const satisfies SameShape<typeof bhs>
