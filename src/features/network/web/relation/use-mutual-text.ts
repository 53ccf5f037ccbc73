import type { Relation } from '../../contract/relations.endpoints.ts'
import { useRelationText } from '../use-relation-text.ts'

/** Returns the shared connections in words; nothing without any. */
export function useMutualText() {
  const t = useRelationText()
  return ({ count, names }: Relation['mutual']): string | undefined => {
    if (count === 0) return undefined
    const named = names.join(', ')
    return t(names.length < count ? 'mutualMore' : 'mutual', { count, names: named })
  }
}
