import type { Relation } from '../../contract/relations.endpoints.ts'
import { useRelationText } from '../use-relation-text.ts'

/** Connections that both have, in words; nothing where there are none. */
export function useMutualText() {
  const t = useRelationText()
  return ({ count, names }: Relation['mutual']): string | undefined => {
    if (count === 0) return undefined
    const named = names.join(', ')
    return t(names.length < count ? 'mutualMore' : 'mutual', { count, names: named })
  }
}
