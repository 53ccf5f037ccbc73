import type { ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import type { Status } from '../../contract/kinds.ts'

export const STATUS_TONE: Record<Status, ChipTone> = {
  draft: 'line',
  'in-review': 'sun',
  published: 'have',
  closed: 'neutral',
  archived: 'neutral',
}
