import { type Entry, isThere } from './entries.ts'
import type { Relation } from './relations.ts'
import type { Surface } from './surfaces.ts'

/** What a reader is: a visitor, the author of all posts for one audience, or somebody with a relation to all authors. */
export type Being = 'visitor' | 'author' | Relation

export function meets(
  { being, id }: { being: Being; id: string | undefined },
  { rule, ofOthers, kinds }: Surface,
  entry: Entry,
): boolean {
  if (kinds && !kinds.includes(entry.kind)) return false
  if (rule === 'public') return isThere(entry) && entry.audience === 'public'
  if (being === 'visitor') return false
  if (rule === 'never') return false
  if (being === 'author') {
    if (rule === 'own') return entry.kind !== 'deleted'
    return isThere(entry) && !ofOthers && rule !== 'named'
  }
  const reads = isThere(entry) && (entry.audience === 'connections' ? being.near : being.open)
  switch (rule) {
    case 'reads':
      return reads
    case 'comes':
      return reads && being.comes
    case 'named':
      return (
        being.isNameable &&
        entry.names.some(({ userId }) => userId === id) &&
        isThere(entry) &&
        wasReadable(being, entry)
      )
    default:
      return false
  }
}

/** Who was named heard of it when it was written; what the reader was to the author then decides. */
function wasReadable({ change, near, open }: Relation, { audience }: Entry): boolean {
  return change !== undefined || (audience === 'connections' ? near : open)
}
