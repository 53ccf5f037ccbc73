import { problems as platform } from '#platform/contract/problems.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Registry } from '#platform/server/feature.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { registeredText } from '#platform/server/i18n/translate.ts'
import type { ReportableKind } from '#platform/server/reportable-kind.ts'

/** The reportable kinds of all features. */
export type Kinds = {
  /** Throws `notFound` for an unregistered kind. */
  of(id: string): ReportableKind
  /** `undefined` for the old cases of a removed feature. */
  known(id: string): ReportableKind | undefined
  name(id: string, locale: Locale): string
}

export function kindsOf(features: Registry): Kinds {
  const owner = (id: string) =>
    features().find(({ reportable }) => reportable?.some((kind) => kind.id === id))
  const findKind = (id: string) => owner(id)?.reportable?.find((kind) => kind.id === id)
  return {
    known: findKind,
    of(id) {
      const kind = findKind(id)
      if (!kind) throw new Problem(platform.notFound)
      return kind
    },
    name(id, locale) {
      const feature = owner(id)
      return (feature && registeredText(feature.catalogues, locale, 'moderation', 'kinds', id)) ?? id
    },
  }
}
