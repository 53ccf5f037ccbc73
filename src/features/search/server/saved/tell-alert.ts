import { notify } from '#features/notifications/server/index.ts'
import type { listCardsOf } from '#features/opportunities/server/index.ts'
import { findMunicipality } from '#features/places/contract/find-municipality.ts'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import type { Db } from '#platform/server/db/database.ts'
import { translator } from '#platform/server/i18n/translate.ts'
import type { MailPart } from '#platform/server/mail/mail.ts'
import type { NotificationKind, NotificationPart } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { serverMessages as bhs } from '../../contract/server-messages.bhs.ts'
import { serverMessages as en } from '../../contract/server-messages.en.ts'
import type { Due } from './due.queries.ts'
import { stopToken } from './saved.service.ts'

type Card = Awaited<ReturnType<typeof listCardsOf>>[number]
type AlertCard = {
  slug: string
  title: Bilingual
  organisation: string
  places: string[]
  remote: boolean
  deadline: string | null
}
type Data = { name: string; query: string; stop: string; found: number; cards: AlertCard[] }

/**
 * The notification of new results of a saved search. Each search sets how often; here its emails go at once or not at all.
 */
export const alertKind: NotificationKind<Data> = {
  id: 'search.alert',
  topic: 'searches',
  tell({ locale, data: { name, query, found } }) {
    const t = translator({ bhs, en }, locale)
    return {
      lead: t('notifications.alert.lead', { count: found }),
      text: t('notifications.alert.text', { name }),
      path: `/opportunities?${query}`,
    }
  },
  mail({ locale, data, publicUrl }) {
    const { name, query, stop, found: count, cards } = data
    const t = translator({ bhs, en }, locale)
    const parts: MailPart[] = [
      ...cards.flatMap((card): MailPart[] => [
        {
          kind: 'link',
          label: readText(card.title, locale).text,
          url: `${publicUrl}/opportunities/${card.slug}`,
        },
        { kind: 'small', text: factsOf(card) },
      ]),
      ...(count > cards.length
        ? [{ kind: 'paragraph' as const, text: t('alert.more', { count: count - cards.length }) }]
        : []),
      { kind: 'button', label: t('alert.open'), url: `${publicUrl}/opportunities?${query}` },
      { kind: 'small', text: t('alert.why', { name }) },
      { kind: 'link', label: t('alert.stop'), url: `${publicUrl}/saved-searches/stop?token=${stop}` },
    ]
    return {
      subject: t('alert.subject', { count, name }),
      heading: t('alert.heading', { count }),
      parts,
    }

    function factsOf({ organisation, places, remote, deadline }: AlertCard): string {
      const until = deadline && new Date(deadline)
      return [
        organisation,
        ...places,
        ...(remote ? [t('alert.remote')] : []),
        ...(until ? [t('alert.deadline', { date: formatDate(until, locale), time: formatTime(until) })] : []),
      ].join('\u00a0· ')
    }
  },
}

export const searchNotifications: NotificationPart = {
  topics: [
    {
      id: 'searches',
      order: 30,
      icon: 'search',
      mail: 'now',
      push: false,
      mailChoices: ['now', 'off'],
      isCommon: true,
    },
  ],
  kinds: [alertKind],
}

export async function notifyOfAlert(
  tx: Db,
  { services, due, cards, count }: { services: Services; due: Due; cards: readonly Card[]; count: number },
): Promise<void> {
  const { id, userId, name, query } = due
  const stop = stopToken(services.secrets, id)
  const data: Data = { name, query, stop, found: count, cards: cards.map(toAlertCard) }
  await notify(tx, { services, kind: alertKind, to: [userId], about: id, data })
}

function toAlertCard({ slug, title, organisation, municipalities, mode, deadline }: Card): AlertCard {
  return {
    slug,
    title: { bhs: title.bhs, en: title.en },
    organisation: organisation.name,
    places: municipalities.flatMap((id) => findMunicipality(id)?.name ?? []).slice(0, 2),
    remote: mode === 'remote',
    deadline,
  }
}
