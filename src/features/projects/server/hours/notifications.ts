import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { hoursText } from '../../contract/hours/hours-text.ts'

/**
 * `confirmed` goes to the person who worked, `agreed` to the one who recorded it for them; `unanswered` to the one who waits,
 * once `reminder` has gone to those who may confirm.
 */
export type HoursStep = 'waiting' | 'confirmed' | 'agreed' | 'returned' | 'reminder' | 'unanswered'

type Data = {
  slug: string
  title: string
  step: HoursStep
  minutes: number
  reason?: string
}

/** Hours that wait for the other side, or that it confirmed or returned. */
export const hoursKind: NotificationKind<Data> = {
  id: 'projects.hours',
  topic: 'hours',
  tell({ locale, data: { slug, title, step, minutes, reason = '' } }) {
    const t = translator({ bhs, en }, locale)
    const text = t(`notifications.hours.${step}`, { hours: hoursText(minutes, locale), reason })
    // From this page one press adds them to a CV.
    const path = step === 'confirmed' ? '/profile/cv' : `/projects/${slug}#hours`
    return { lead: title, text, path }
  },
}
