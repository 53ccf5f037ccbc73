import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = { audit: { area: 'Youth banks' } } as const satisfies SameShape<typeof bhs>
