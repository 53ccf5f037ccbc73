import type { Card } from '../../contract/card.ts'
import { isWork } from '../../contract/kinds.ts'
import { useText } from '../use-text.ts'
import { useFacts } from './use-facts.ts'

type CardFacts = Pick<Card, 'kind' | 'amountMin' | 'amountMax' | 'municipalities' | 'mode' | 'deadline'>

/** Returns the facts of a list entry, which stand below its kind and organisation. */
export function useCardLines(): (card: CardFacts) => string[] {
  const t = useText()
  const facts = useFacts()
  return (card) => {
    const amount = facts.amount(card)
    const unstated = isWork(card.kind) && `${t('facts.pay')}: ${t('facts.notStated')}`
    return [
      amount ?? unstated,
      facts.place(card),
      card.deadline && `${t('facts.deadline')}: ${facts.date(card.deadline)}`,
    ].filter((line) => typeof line === 'string')
  }
}
