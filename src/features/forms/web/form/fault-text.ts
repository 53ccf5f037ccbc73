import { formatAmount } from '#platform/contract/amount.ts'
import { formatDay, formatNumber } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Fault } from '../../contract/rules/answers.ts'
import type { FieldKind } from '../../contract/rules/kinds.ts'
import type { useText } from '../use-text.ts'

/** Returns a fault and its remedy in words. */
export function faultText(
  { code, bound = '' }: Fault,
  { kind, t, locale }: { kind: FieldKind; t: ReturnType<typeof useText>; locale: Locale },
): string {
  return t(`faults.${code}`, { bound: sayBound(bound, kind, locale) })
}

function sayBound(bound: string | number, kind: FieldKind, locale: Locale): string {
  if (typeof bound === 'string') return bound === '' ? '' : formatDay(bound, locale)
  return kind === 'amount' ? formatAmount(bound, locale) : formatNumber(bound, locale)
}
