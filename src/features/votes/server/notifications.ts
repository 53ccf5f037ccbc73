import { formatAmount } from '#platform/contract/amount.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import { serverMessages as bhs } from '../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../contract/server-messages.en.ts'

type Closed = {
  slug: string
  title: Bilingual
  name: string
  votes: number
  place: number
  /** Feninga; null where the project gets none. */
  given: number | null
}

/** The outcome, for everyone in a team whose project was on the ballot. */
export const closedKind: NotificationKind<Closed> = {
  id: 'votes.closed',
  topic: 'applications',
  isTransactional: true,
  tell({ locale, data }) {
    const { t, outcome, values } = outcomeOf(data, locale)
    return { lead: data.name, text: t(`notifications.${outcome}`, values), path: `/calls/${data.slug}/vote` }
  },
  mail({ locale, data, publicUrl }) {
    const { t, outcome, values } = outcomeOf(data, locale)
    return {
      subject: t(`mail.${outcome}.subject`, values),
      heading: t(`mail.${outcome}.heading`),
      parts: [
        { kind: 'paragraph', text: t(`mail.${outcome}.text`, values) },
        { kind: 'button', label: t('mail.action'), url: `${publicUrl}/calls/${data.slug}/vote` },
      ],
    }
  },
}

/** A proposed voiding waits for the second signature. */
export const voidingKind: NotificationKind<{ slug: string; title: Bilingual; votes: number }> = {
  id: 'votes.voiding',
  topic: 'reviews',
  tell({ locale, data: { slug, title, votes } }) {
    const t = translator({ bhs, en }, locale)
    return {
      lead: readText(title, locale).text,
      text: t('notifications.voiding', { votes }),
      path: `/reviews/calls/${slug}/vote`,
    }
  },
}

/** Strangers request more codes than they confirm, and each costs money. */
export const budgetKind: NotificationKind<{ slug: string; title: Bilingual; codes: number; share: number }> =
  {
    id: 'votes.budget',
    topic: 'reviews',
    isTransactional: true,
    tell({ locale, data: { slug, title, codes, share } }) {
      const t = translator({ bhs, en }, locale)
      return {
        lead: readText(title, locale).text,
        text: t('notifications.budget', { codes: String(codes), share: String(share) }),
        path: `/calls/${slug}/vote`,
      }
    },
  }

export const voteNotifications: NotificationPart = { kinds: [closedKind, voidingKind, budgetKind] }

function outcomeOf({ name, title, votes, place, given }: Closed, locale: Locale) {
  return {
    t: translator({ bhs, en }, locale),
    outcome: given === null ? ('without' as const) : ('funded' as const),
    values: {
      name,
      title: readText(title, locale).text,
      votes,
      place: String(place),
      amount: given === null ? '' : formatAmount(given / 100, locale),
    },
  }
}
