import type { Locale } from '#platform/contract/locale.ts'
import type { PublicForm } from '../../contract/public.endpoints.ts'
import type { useText } from '../use-text.ts'
import { momentOf } from './moment-of.ts'

type Times = Pick<PublicForm, 'state' | 'opensAt' | 'closesAt'>

/** Until when a form is open, or why it cannot be filled in now; empty where it is open without an end. */
export function stateText(
  { state, opensAt, closesAt }: Times,
  { t, locale }: { t: ReturnType<typeof useText>; locale: Locale },
): string {
  const moment = (at: string) => momentOf(at, locale)
  if (state === 'open') return closesAt ? t('until', moment(closesAt)) : ''
  if (state === 'soon' && opensAt) return t('states.soon', moment(opensAt))
  if (state === 'full') return t('states.full')
  return closesAt ? t('states.closedAt', moment(closesAt)) : t('states.closed')
}
