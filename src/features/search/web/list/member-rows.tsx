import { useMatches } from '#features/recommendations/web/index.ts'
import type { SearchResult } from '../../contract/search.endpoints.ts'
import { MemberRow } from './member-row.tsx'

/** The results, compared with the member's skills. */
export function MemberRows({ items }: { items: readonly SearchResult[] }) {
  const { byId, isPending } = useMatches(items.map(({ id }) => id))
  return (
    <ul>
      {items.map((item) => (
        <MemberRow key={item.id} found={item} match={byId.get(item.id)} isPending={isPending} />
      ))}
    </ul>
  )
}
