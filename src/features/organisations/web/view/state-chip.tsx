import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { Verification } from '../../contract/kinds.ts'
import { useText } from '../use-text.ts'

const TONES = { none: 'neutral', waiting: 'sun', verified: 'have', refused: 'harm' } as const

/** The state of the verification. */
export function StateChip({ state, suspended }: { state: Verification; suspended: boolean }) {
  const t = useText()
  if (suspended) return <Chip tone="harm">{t('states.suspended')}</Chip>
  return <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
}
