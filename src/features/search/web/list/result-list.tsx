import { lazy, Suspense } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useSession } from '#platform/web/session/session-provider.tsx'
import type { SearchResult } from '../../contract/search.endpoints.ts'
import { OpportunityRow } from './opportunity-row.tsx'

const MemberRows = lazy(async () => ({ default: (await import('./member-rows.tsx')).MemberRows }))

/** The results. The members' actions load with their own script, into reserved space. */
export function ResultList({ items }: { items: readonly SearchResult[] }) {
  const session = useSession()
  const signed = useRouteLoaderData<{ signed: boolean }>('root')?.signed ?? false
  const isMember = session.status === 'authenticated'
  const room =
    isMember || (signed && session.status === 'loading') ? <span className="h-11 w-22" /> : undefined
  const plain = (
    <ul>
      {items.map((item) => (
        <OpportunityRow key={item.id} found={item} actions={room} />
      ))}
    </ul>
  )
  if (!isMember) return plain
  return (
    <Suspense fallback={plain}>
      <MemberRows items={items} />
    </Suspense>
  )
}
