import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind } from '#platform/server/notification-kind.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import { hoursText } from '../../contract/hours/hours-text.ts'

/** `confirmed` is for whoever did the work, `agreed` for whoever wrote it down for them. */
export type HoursStep = 'waiting' | 'confirmed' | 'agreed' | 'returned'

type Data = {
  slug: string
  title: string
  step: HoursStep
  minutes: number
  reason?: string
}

/** Hours wait for the other side, or were confirmed or returned by it. */
export const hoursKind: NotificationKind<Data> = {
  id: 'projects.hours',
  topic: 'hours',
  tell({ locale, data: { slug, title, step, minutes, reason = '' } }) {
    const t = translator({ bhs, en }, locale)
    const text = t(`notifications.hours.${step}`, { hours: hoursText(minutes, locale), reason })
    // One press from there they stand in a CV.
    const path = step === 'confirmed' ? '/profile/cv' : `/projects/${slug}#hours`
    return { lead: title, text, path }
  },
}
