import type { Locale } from '#platform/contract/locale.ts'
import type { Feature, Registry } from '#platform/server/feature.ts'
import { registeredText, translator } from '#platform/server/i18n/translate.ts'
import type { NotificationKind, NotificationContext } from '#platform/server/notification-kind.ts'
import type { Services } from '#platform/server/services.ts'
import { messages as bhs } from '../contract/server-messages.bhs.ts'
import { messages as en } from '../contract/server-messages.en.ts'

export const catalogues = { bhs, en }

type Row = { data: object; count: number; people: readonly { name: string }[] }

/** Returns the values from which a kind makes its sentence. */
export function tellingOf({ config }: Services, row: Row, locale: Locale): NotificationContext<object> {
  const { publicUrl, productName } = config
  const who = whoText(
    row.people.map(({ name }) => name),
    locale,
  )
  return { locale, data: row.data, count: row.count, who, publicUrl, productName }
}

function whoText([name, other, ...more]: readonly string[], locale: Locale): string {
  const t = translator(catalogues, locale)
  if (name === undefined) return ''
  if (other === undefined) return t('who.one', { name })
  return more.length === 0
    ? t('who.two', { name, other })
    : t('who.many', { name: name.split(' ')[0] ?? name, count: more.length + 1 })
}

export type TopicWords = (topic: string, locale: Locale, what: 'title' | 'hint') => string

/** Names a topic from the catalogue of the feature that registers it. */
export function topicWords(features: Registry): TopicWords {
  let homes: Map<string, Feature> | undefined
  return (topic, locale, what) => {
    homes ??= new Map(
      features().flatMap((feature) =>
        (feature.notifications?.topics ?? []).map(({ id }) => [id, feature] as const),
      ),
    )
    const home = homes.get(topic)
    return (home && registeredText(home.catalogues, locale, 'notifications', 'topics', topic, what)) ?? topic
  }
}

export type KindWords = (kind: string, locale: Locale) => string

/** Names a kind among those of its topic, from the catalogue of the feature that registers it. */
export function kindWords(features: Registry): KindWords {
  return (kind, locale) => {
    const home = features().find(({ notifications }) => notifications?.kinds.some(({ id }) => id === kind))
    const what = kind.slice(kind.indexOf('.') + 1)
    return (home && registeredText(home.catalogues, locale, 'notifications', 'kinds', what)) ?? kind
  }
}

/** Returns the kind of a row; `undefined` if it no longer exists. */
export function kindOf({ notificationKinds }: Services, kind: string): NotificationKind | undefined {
  return notificationKinds.get(kind)
}
