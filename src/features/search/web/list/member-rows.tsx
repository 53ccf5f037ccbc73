import { useMatches } from '#features/recommendations/web/index.ts'
import type { Found } from '../../contract/search.endpoints.ts'
import { MemberRow } from './member-row.tsx'

/** The results, compared with the member's skills. */
export function MemberRows({ items }: { items: readonly Found[] }) {
  const { byId, isPending } = useMatches(items.map(({ id }) => id))
  return (
    <ul>
      {items.map((item) => (
        <MemberRow key={item.id} found={item} match={byId.get(item.id)} isPending={isPending} />
      ))}
    </ul>
  )
}
