import { Suspense } from 'react'
import { useParams } from 'react-router'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { ComponentBoundary } from '#platform/web/shell/component-fallback.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { getTeam } from '../../contract/teams.endpoints.ts'
import { teamTitle } from '../../contract/titles.ts'
import { TeamPage } from './team-page.tsx'

export const handle: PageHandle = { title: teamTitle, protected: true, chrome: 'full' }

/** What the people of a team bring together, and what nobody likes to do. */
export default function TeamScreen() {
  const { id = '' } = useParams()
  return (
    <main id="main" className="wrap pt-6 pb-16 lg:pt-10">
      <ComponentBoundary>
        <Suspense fallback={<Waiting />}>
          <Loaded id={id} />
        </Suspense>
      </ComponentBoundary>
    </main>
  )
}

function Loaded({ id }: { id: string }) {
  const query = useEndpoint(getTeam, { params: { id }, refetchOnMount: 'always' })
  return (
    <QueryState page query={query}>
      {(team) => <TeamPage team={team} />}
    </QueryState>
  )
}
