import { formatAmount } from '#platform/contract/amount.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'

export const catalogues = { bhs, en }

type AboutCall = { title: Bilingual }

/** A reviewer got applications to review. */
export const assignedKind: NotificationKind<AboutCall & { until: string | null }> = {
  id: 'reviews.assigned',
  topic: 'reviews',
  groups: true,
  tell({ locale, data: { until, ...data } }) {
    const { t, title } = wordsOf(data, locale)
    const text = until
      ? t('notifications.assigned.until', { title, date: formatDate(new Date(until), locale) })
      : t('notifications.assigned.text', { title })
    return { lead: t('notifications.assigned.lead'), text, path: '/reviews' }
  },
}

/** A decision waits for the second signature. */
export const proposedKind: NotificationKind<AboutCall & { slug: string; name: string }> = {
  id: 'reviews.proposed',
  topic: 'reviews',
  tell({ locale, data: { slug, name, ...data } }) {
    const { t, title } = wordsOf(data, locale)
    return { lead: name, text: t('notifications.proposed', { title }), path: `/reviews/calls/${slug}` }
  },
}

/** Reviewers discuss an application: the last score is in, somebody wrote a remark, or changed a score. */
export const talkKind: NotificationKind<
  AboutCall & { what: 'opened' | 'remark' | 'revised'; id: string; number: number }
> = {
  id: 'reviews.talk',
  topic: 'reviews',
  groups: true,
  hoursBetweenMails: 6,
  tell({ locale, data: { what, id, number, ...data } }) {
    const { t, title } = wordsOf(data, locale)
    return {
      lead: t('notifications.talk.lead', { number: String(number) }),
      text: t(`notifications.talk.${what}`, { title }),
      path: `/reviews/${id}`,
    }
  },
}

/** Stands for the start of a vote whose day depends on the decisions that are still to come. */
export const DATE_OPEN = 'open'

type Decided = AboutCall & {
  canvas: string
  slug: string
  name: string
  /** Feninga; null for a rejection. */
  amount: number | null
  reason: string
  /** The start of the public vote on the approved applications, or `DATE_OPEN`; null where the board decides alone. */
  voteFrom: string | null
}

/** The letter to everyone in the team: the board's decision, and its reason. */
export const decidedKind: NotificationKind<Decided> = {
  id: 'reviews.decided',
  topic: 'applications',
  isTransactional: true,
  tell({ locale, data }) {
    const { t, title, amount, date, outcome } = decisionOf(data, locale)
    return {
      lead: data.name,
      text: t(`notifications.decided.${outcome}`, { title, amount, date }),
      path:
        outcome === 'ballot' || outcome === 'ballotLater'
          ? `/calls/${data.slug}/vote`
          : `/canvas?id=${data.canvas}`,
    }
  },
  mail({ locale, data, publicUrl }) {
    const { t, title, amount, date, outcome } = decisionOf(data, locale)
    const { name, reason, canvas } = data
    const reasons = reason.split(/\n{2,}/).filter((line) => line.trim() !== '')
    return {
      subject: t(`mail.${outcome}.subject`, { name }),
      heading: t(`mail.${outcome}.heading`),
      parts: [
        { kind: 'paragraph', text: t(`mail.${outcome}.text`, { name, title, amount, date }) },
        { kind: 'paragraph', text: t('mail.reason') },
        ...reasons.map((text) => ({ kind: 'paragraph' as const, text })),
        { kind: 'button', label: t('mail.action'), url: `${publicUrl}/canvas?id=${canvas}` },
      ],
    }
  },
}

/** Notifies a person that they review a call as a substitute. */
export const substituteKind: NotificationKind<AboutCall> = {
  id: 'reviews.substitute',
  topic: 'reviews',
  tell({ locale, data }) {
    const { t, title } = wordsOf(data, locale)
    return { lead: title, text: t('notifications.substitute'), path: '/reviews' }
  },
}

type Late = AboutCall & {
  what:
    | 'boardShort'
    | 'boardShortOpen'
    | 'changesSoon'
    | 'nobodyApplied'
    | 'unsent'
    | 'scoresSoon'
    | 'scoresLate'
    | 'decisionsSoon'
    | 'held'
    | 'waiting'
  slug: string
  due: string
  undecided: number
  /** The number of people who may decide, if they are too few. */
  free?: number
  /** For staff: the bank whose board is too small. */
  bank?: string | null
}

/** A due date of a call is near or over, and something is missing: for the people who owe it, staff, and waiting teams. */
export const lateKind: NotificationKind<Late> = {
  id: 'reviews.late',
  topic: 'reviews',
  isTransactional: true,
  tell({ locale, data: { what, slug, due, undecided, free = 0, bank, ...data } }) {
    const { t, title } = wordsOf(data, locale)
    const date = formatDate(new Date(due), locale)
    if (what === 'changesSoon')
      return {
        lead: title,
        text: t('notifications.late.changesSoon', { date, time: formatTime(new Date(due)) }),
        path: '/canvas',
      }
    if (what === 'unsent') return { lead: title, text: t('notifications.late.unsent'), path: '/canvas' }
    const text = t(`notifications.late.${what}`, { date, undecided, free })
    // Before the deadline there are no assignments; staff seat more people on the board of the bank.
    if (what === 'boardShortOpen')
      return { lead: title, text, path: bank ? `/admin/banks/${bank}` : `/calls/${slug}` }
    const path =
      what === 'waiting' || what === 'nobodyApplied' ? `/calls/${slug}` : `/reviews/calls/${slug}/assignments`
    return { lead: title, text, path }
  },
}

export const reviewNotifications: NotificationPart = {
  kinds: [lateKind, substituteKind, assignedKind, talkKind, proposedKind, decidedKind],
  topics: [{ id: 'reviews', order: 27, icon: 'application', mail: 'now', push: true }],
}

function wordsOf({ title }: AboutCall, locale: Locale) {
  return { t: translator(catalogues, locale), title: readText(title, locale).text }
}

function decisionOf(data: Decided, locale: Locale) {
  const approved = !data.voteFrom
    ? ('award' as const)
    : data.voteFrom === DATE_OPEN
      ? ('ballotLater' as const)
      : ('ballot' as const)
  const outcome = data.amount === null ? ('refusal' as const) : approved
  const amount = data.amount === null ? '' : formatAmount(data.amount / 100, locale)
  const date = data.voteFrom && approved === 'ballot' ? formatDate(new Date(data.voteFrom), locale) : ''
  return { ...wordsOf(data, locale), outcome, amount, date }
}
