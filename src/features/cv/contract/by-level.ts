import type { CvItem } from './document.ts'
import { SKILLS_ON_A_PAGE } from './templates.ts'

/** Groups items by level, the highest first; those without a level form one list at the end. */
export function byLevel(items: readonly CvItem[]): Pick<CvItem, 'id' | 'label' | 'detail' | 'href'>[] {
  const levels = [...new Set(items.map(({ rank }) => rank))].toSorted((one, other) => other - one)
  return levels.map((rank) => {
    const same = items.filter((item) => item.rank === rank)
    const level = same[0]?.detail ?? ''
    const names = same.map(({ label }) => label).join(', ')
    return { id: `level-${rank}`, href: null, label: level || names, detail: level ? names : '' }
  })
}

/** Returns skills with a level one by one, then the others on one line. */
export function namesOnOneLine(items: readonly CvItem[]): readonly CvItem[] {
  const named = items.filter(({ detail, href, of }) => detail === '' && href === null && of === 0)
  const [first] = named
  if (!first) return items
  const line = { ...first, label: named.map(({ label }) => label).join(', ') }
  return [...items.filter((item) => !named.includes(item)), line]
}

/** Returns items for a narrow column one by one, or names on one line where they would fill a page. */
export function forColumn(items: readonly CvItem[]): readonly CvItem[] {
  return items.length > SKILLS_ON_A_PAGE ? namesOnOneLine(items) : items
}
