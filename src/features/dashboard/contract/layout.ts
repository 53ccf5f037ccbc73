/** The cards of the dashboard in somebody's order, and which of them are hidden. */
export type Layout = { cards: string[]; hidden: string[] }

/**
 * What somebody kept, over all the cards that there are now, in their first order: a card that came later stands behind
 * the one it follows at first, and one that is no more is left out.
 */
export function arrange(
  kept: { cards: readonly string[]; hidden: readonly string[] },
  all: readonly string[],
): Layout {
  const cards = [...new Set(kept.cards)].filter((card) => all.includes(card))
  for (const [index, card] of all.entries()) {
    if (cards.includes(card)) continue
    const before = all.slice(0, index).findLast((one) => cards.includes(one))
    cards.splice(before ? cards.indexOf(before) + 1 : 0, 0, card)
  }
  return { cards, hidden: all.filter((card) => kept.hidden.includes(card)) }
}

/** The layout with one card a place further up (-1) or down (1); at the end nothing moves. */
export function moved({ cards, hidden }: Layout, card: string, by: -1 | 1): Layout {
  const from = cards.indexOf(card)
  const to = from + by
  if (from < 0 || to < 0 || to >= cards.length) return { cards, hidden }
  const others = cards.filter((one) => one !== card)
  return { cards: [...others.slice(0, to), card, ...others.slice(to)], hidden }
}

export function withShown({ cards, hidden }: Layout, card: string, shown: boolean): Layout {
  const others = hidden.filter((one) => one !== card)
  return { cards, hidden: shown ? others : [...others, card] }
}
