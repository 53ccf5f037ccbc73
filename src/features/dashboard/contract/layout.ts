/** A member's order of cards, and the hidden ones. */
export type Layout = { cards: string[]; hidden: string[] }

/**
 * Combines the stored layout with the current cards: a newer card follows the one before it in the initial order, and a
 * removed card is left out.
 */
export function arrange(
  stored: { cards: readonly string[]; hidden: readonly string[] },
  all: readonly string[],
): Layout {
  const cards = [...new Set(stored.cards)].filter((card) => all.includes(card))
  for (const [index, card] of all.entries()) {
    if (cards.includes(card)) continue
    const before = all.slice(0, index).findLast((one) => cards.includes(one))
    cards.splice(before ? cards.indexOf(before) + 1 : 0, 0, card)
  }
  return { cards, hidden: all.filter((card) => stored.hidden.includes(card)) }
}

/** Returns the layout with one card moved up (-1) or down (1); at the end nothing moves. */
export function moved({ cards, hidden }: Layout, card: string, by: -1 | 1): Layout {
  const from = cards.indexOf(card)
  const to = from + by
  if (from < 0 || to < 0 || to >= cards.length) return { cards, hidden }
  const others = cards.filter((one) => one !== card)
  return { cards: [...others.slice(0, to), card, ...others.slice(to)], hidden }
}

export function withCard({ cards, hidden }: Layout, card: string, isVisible: boolean): Layout {
  const others = hidden.filter((one) => one !== card)
  return { cards, hidden: isVisible ? others : [...others, card] }
}
