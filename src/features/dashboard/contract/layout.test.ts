import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrange, moved, withCard } from './layout.ts'

const CARDS = ['deadlines', 'applications', 'profile', 'activity', 'tips']
const FIRST_LAYOUT = { cards: [...CARDS], hidden: [] }

const names = fc.array(fc.oneof(fc.constantFrom(...CARDS), fc.string()), { maxLength: 20 })
const kept = fc.record({ cards: names, hidden: names })

describe('The order of cards', () => {
  test('has every card once, whatever was kept', () => {
    fc.assert(
      fc.property(kept, (given) => {
        const { cards, hidden } = arrange(given, CARDS)
        expect(cards.toSorted()).toEqual([...CARDS].toSorted())
        expect(new Set(hidden).size).toBe(hidden.length)
        expect(arrange({ cards, hidden }, CARDS)).toEqual({ cards, hidden })
      }),
    )
  })

  test('keeps what stood before what', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...CARDS]), (cards) => {
        const arranged = arrange({ cards, hidden: [] }, CARDS).cards
        expect(arranged.filter((card) => cards.includes(card))).toEqual(cards)
      }),
    )
  })

  test('is the first one again for whoever kept nothing', () => {
    expect(arrange({ cards: [], hidden: [] }, CARDS)).toEqual(FIRST_LAYOUT)
  })

  test('comes back when a card goes down and up again, and ends hold', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CARDS.slice(0, -1)), (card) => {
        const first = { ...FIRST_LAYOUT }
        expect(moved(moved(first, card, 1), card, -1)).toEqual(first)
      }),
    )
    expect(moved(FIRST_LAYOUT, 'deadlines', -1).cards).toEqual([...CARDS])
  })

  test('knows a hidden card once, and shows it again', () => {
    const hidden = withCard(withCard(FIRST_LAYOUT, 'tips', false), 'tips', false)
    expect(hidden.hidden).toEqual(['tips'])
    expect(withCard(hidden, 'tips', true)).toEqual(FIRST_LAYOUT)
  })
})
