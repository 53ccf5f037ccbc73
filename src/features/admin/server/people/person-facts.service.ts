import type { Locale } from '#platform/contract/locale.ts'
import type { Db } from '#platform/server/db/database.ts'
import type { Feature } from '#platform/server/feature.ts'
import { registeredText } from '#platform/server/i18n/translate.ts'
import type { PersonFact } from '../../contract/person.endpoints.ts'

/** Counts a person's things of every feature, in words of each. */
export async function factsOf(input: {
  db: Db
  features: readonly Feature[]
  locale: Locale
  userId: string
}): Promise<PersonFact[]> {
  const { db, features, locale, userId } = input
  const all: PersonFact[] = []
  for (const { personFacts, catalogues } of features)
    for (const { id, count, links = [] } of (await personFacts?.(db, userId)) ?? [])
      all.push({
        id,
        title: registeredText(catalogues, locale, 'console', 'person', id) ?? id,
        count,
        links: [...links],
      })
  return all
}
