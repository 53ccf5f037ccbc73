import type { ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import type { ReviewEntry } from '../contract/reviews.endpoints.ts'

export const STATE_TONES: Record<ReviewEntry['state'], ChipTone> = {
  waiting: 'missing',
  draft: 'near',
  given: 'have',
  conflict: 'neutral',
}
