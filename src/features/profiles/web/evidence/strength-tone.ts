import type { ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import type { Strength } from '../../contract/evidence.ts'

const TONES: Record<Strength, ChipTone> = { none: 'missing', some: 'line', good: 'near', strong: 'have' }

export function strengthTone(strength: Strength): ChipTone {
  return TONES[strength]
}
