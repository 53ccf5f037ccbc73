import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './messages.bhs.ts'

export const messages = {
  unknown: '“{name}” is not on the list of municipalities and was not added. Choose from the list.',
  shared: 'Several places are called “{name}”: {places}. Choose one from the list.',
} as const satisfies SameShape<typeof bhs>
