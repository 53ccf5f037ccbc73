import type { ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import type { CallPhase } from '../../contract/call.ts'

/** The colour of the chip for each phase; its word says the same. */
export const PHASE_TONE: Record<CallPhase, ChipTone> = {
  draft: 'line',
  upcoming: 'near',
  open: 'have',
  review: 'lilac',
  voting: 'sun',
  deciding: 'sun',
  finished: 'neutral',
  cancelled: 'harm',
}
