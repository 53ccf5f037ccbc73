import type { CvItem } from './document.ts'

/** One line for each level, the highest first; those without a level are one list behind them. */
export function byLevel(items: readonly CvItem[]): Pick<CvItem, 'id' | 'label' | 'detail' | 'href'>[] {
  const levels = [...new Set(items.map(({ rank }) => rank))].toSorted((one, other) => other - one)
  return levels.map((rank) => {
    const same = items.filter((item) => item.rank === rank)
    const level = same[0]?.detail ?? ''
    const names = same.map(({ label }) => label).join(', ')
    return { id: `level-${rank}`, href: null, label: level || names, detail: level ? names : '' }
  })
}

/** Skills with a level one by one, then the others on one line. */
export function namesOnOneLine(items: readonly CvItem[]): readonly CvItem[] {
  const named = items.filter(({ detail, href, of }) => detail === '' && href === null && of === 0)
  const [first] = named
  if (!first) return items
  const line = { ...first, label: named.map(({ label }) => label).join(', ') }
  return [...items.filter((item) => !named.includes(item)), line]
}
