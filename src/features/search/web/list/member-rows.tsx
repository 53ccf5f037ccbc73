import { useMatches } from '#features/recommendations/web/index.ts'
import type { Found } from '../../contract/search.endpoints.ts'
import { MemberRow } from './member-row.tsx'

/** What was found, beside what the member can do. */
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
