import { readText } from '#platform/contract/bilingual.ts'
import type { Readable } from '#platform/contract/readable.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { Card } from '../../contract/card.ts'
import { useCardLines } from './use-card-lines.ts'

/** Returns the opportunities of a list in the form readable offline. */
export function useReadableCards(): (cards: readonly Card[]) => Readable[] {
  const locale = useLocale()
  const lines = useCardLines()
  return (cards) =>
    cards.map((card) => ({
      path: `/opportunities/${card.slug}`,
      title: readText(card.title, locale).text,
      facts: [card.organisation.name, ...lines(card)],
      text: [],
    }))
}
