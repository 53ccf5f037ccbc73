import type { Locale } from '#platform/contract/locale.ts'
import type { Feature } from '#platform/server/feature.ts'
import { registeredText } from '#platform/server/i18n/translate.ts'
import type { AuditEntry } from '../../contract/audit.endpoints.ts'
import type { RecordedEntry } from './audit.queries.ts'

type Words = { features: readonly Feature[]; locale: Locale }

/** Translates entries with the words of the features that recorded them; entries of a newer release stay as they are. */
export function inWords(entries: readonly RecordedEntry[], { features, locale }: Words): AuditEntry[] {
  const catalogues = new Map(features.map((feature) => [feature.name, feature.catalogues]))
  return entries.map((entry) => {
    const [area = '', verb = ''] = entry.action.split('.')
    const owner = catalogues.get(area)
    const text = (group: string, name: string) => owner && registeredText(owner, locale, 'audit', group, name)
    return {
      ...entry,
      title: text('actions', verb) ?? entry.action,
      changes: entry.changes.map((change) => ({
        ...change,
        label: text('fields', change.name) ?? factTitle(change.name, { features, locale }) ?? change.name,
      })),
    }
  })
}

/** Returns the name of a fact, because a merge records the counts of every feature. */
function factTitle(id: string, { features, locale }: Words): string | undefined {
  for (const { personFacts, catalogues } of features) {
    const title = personFacts && registeredText(catalogues, locale, 'console', 'person', id)
    if (title) return title
  }
  return undefined
}

/** Lists the features that write into the log, by their names in it. */
export function auditAreas({ features, locale }: Words) {
  return features
    .filter(({ auditActions }) => auditActions)
    .map(({ name, catalogues }) => ({
      id: name,
      name: registeredText(catalogues, locale, 'audit', 'area') ?? name,
    }))
}
