import type { Locale } from '#platform/contract/locale.ts'
import type { WeightedStep } from '#platform/server/dashboard-part.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { Dashboard } from '../contract/dashboard.endpoints.ts'
import { daysBetween } from '#platform/contract/days-between.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'
import { byUrgency } from './urgency.ts'

/** Further moments are only named in the text of their step. */
const NEAR_DAYS = 14

/** Returns the most urgent step, with how soon it is due and why it comes first. */
export function nextStepOf(steps: readonly WeightedStep[], locale: Locale): Dashboard['step'] {
  const now = new Date()
  const [first, ...others] = byUrgency(steps, now.getTime())
  if (!first) return null
  const { weight: _, dueAt, ...step } = first
  const t = translator({ bhs, en }, locale)
  const days = dueAt === undefined ? Infinity : Math.max(0, daysBetween(now, new Date(dueAt)))
  return {
    ...step,
    due: days > NEAR_DAYS ? null : t('next.in', { days }),
    why: `${t('next.rule')} ${t('next.others', { count: others.length })}`,
  }
}
