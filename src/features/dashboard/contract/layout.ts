/** Cards of the dashboard in the order in which everybody finds them first. */
export const CARDS = [
  'deadlines',
  'applications',
  'recommended',
  'profile',
  'activity',
  'skills',
  'people',
  'interests',
  'security',
  'tips',
] as const
export type CardId = (typeof CARDS)[number]

export type Layout = { cards: CardId[]; hidden: CardId[] }

export const FIRST_LAYOUT: Readonly<Layout> = { cards: [...CARDS], hidden: [] }

/** What somebody kept, over the cards that there are now: a card that came later stands behind the one it follows at first. */
export function arrange(kept: { cards: readonly string[]; hidden: readonly string[] }): Layout {
  const cards = [...new Set(kept.cards)].filter(isCard)
  for (const [index, card] of CARDS.entries()) {
    if (cards.includes(card)) continue
    const before = CARDS.slice(0, index).findLast((one) => cards.includes(one))
    cards.splice(before ? cards.indexOf(before) + 1 : 0, 0, card)
  }
  return { cards, hidden: CARDS.filter((card) => kept.hidden.includes(card)) }
}

/** The layout with one card a place further up (-1) or down (1); at the end nothing moves. */
export function moved({ cards, hidden }: Layout, card: CardId, by: -1 | 1): Layout {
  const from = cards.indexOf(card)
  const to = from + by
  if (from < 0 || to < 0 || to >= cards.length) return { cards, hidden }
  const others = cards.filter((one) => one !== card)
  return { cards: [...others.slice(0, to), card, ...others.slice(to)], hidden }
}

export function withShown({ cards, hidden }: Layout, card: CardId, shown: boolean): Layout {
  const others = hidden.filter((one) => one !== card)
  return { cards, hidden: shown ? others : [...others, card] }
}

function isCard(name: string): name is CardId {
  return (CARDS as readonly string[]).includes(name)
}
