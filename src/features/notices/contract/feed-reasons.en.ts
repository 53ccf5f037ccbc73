import type { SameShape } from '#platform/contract/texts.ts'
import type { reasons as bhs } from './feed-reasons.bhs.ts'

export const reasons = {
  forbidden: 'We take nothing from this address: it has to be a public one that begins with http or https.',
  unreachable: 'Nobody answers at this address.',
  slow: 'No answer came within 10 seconds.',
  redirects: 'The address leads to another one too many times.',
  refused: 'The other side does not allow this address to be read.',
  gone: 'There is nothing at this address any more.',
  down: 'The other side is not working at the moment.',
  type: 'This is not RSS, Atom or JSON Feed.',
  large: 'The answer is larger than 2 MB.',
  unreadable: 'We cannot read this as RSS, Atom or JSON Feed.',
} as const satisfies SameShape<typeof bhs>
