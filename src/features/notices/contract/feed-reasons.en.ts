import type { SameShape } from '#platform/contract/texts.ts'
import type { reasons as bhs } from './feed-reasons.bhs.ts'

export const reasons = {
  forbidden: 'We cannot read this address. It must be public and begin with http:// or https://.',
  unreachable: 'This address does not respond.',
  slow: 'No answer came within 10 seconds.',
  redirects: 'This address redirects too many times.',
  refused: 'The site does not allow us to read this address.',
  gone: 'There is nothing at this address any more.',
  down: 'The site is not working right now.',
  type: 'This is not RSS, Atom or JSON Feed.',
  large: 'The answer is larger than 2 MB.',
  unreadable: 'We cannot read this as RSS, Atom or JSON Feed.',
} as const satisfies SameShape<typeof bhs>
