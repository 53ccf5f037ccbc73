import type { useOverviewText } from './use-overview-text.ts'

/** A figure that a newer release brought is shown by its id until its words are here. */
export function wordsOf(
  t: ReturnType<typeof useOverviewText>,
  group: 'figures' | 'notes',
  id: string,
): string {
  const key = `${group}.${id}` as 'figures.accounts'
  if (t.has(key)) return t(key)
  return group === 'figures' ? id : ''
}
