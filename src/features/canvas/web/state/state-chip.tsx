import { Link } from 'react-router'
import { formatAmount } from '#platform/contract/amount.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip, type ChipTone } from '#platform/web/ui/blocks/chip.tsx'
import type { CanvasState } from '../../contract/state/canvas-state.ts'
import { useText } from '../use-text.ts'

const TONES: Record<CanvasState['kind'], ChipTone> = {
  writing: 'near',
  late: 'missing',
  review: 'have',
  changes: 'sun',
  ballot: 'lilac',
  awarded: 'have',
  refused: 'neutral',
  cancelled: 'harm',
}

/** Shows the state of an application. A response that a device stored in earlier days has no state. */
export function StateChip({ state, until }: { state: CanvasState | undefined; until: string | null }) {
  const t = useText()
  const locale = useLocale()
  if (!state) return null
  const { kind } = state
  return (
    <Chip tone={TONES[kind]}>
      {kind === 'changes' && until
        ? t('answer.own', { date: formatDate(new Date(until), locale) })
        : t(`states.${kind}`, { amount: formatAmount((state.amount ?? 0) / 100, locale) })}
    </Chip>
  )
}

/** Links to the outcome of an application. */
export function StateLink({ state }: { state: CanvasState | undefined }) {
  const t = useText()
  if (!state?.link) return null
  return (
    <Link to={state.link.path} className="link inline-flex min-h-target items-center text-sm print:hidden">
      {t(`stateLinks.${state.link.to}`)}
    </Link>
  )
}
