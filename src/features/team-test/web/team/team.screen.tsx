import { useParams } from 'react-router'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getTeam } from '../../contract/teams.endpoints.ts'
import { teamTitle } from '../../contract/titles.ts'
import { TeamPage } from './team-page.tsx'

export const handle: PageHandle = { title: teamTitle, protected: true, chrome: 'full' }

/** The contributions of a team, and those that nobody likes to make. */
export default function TeamScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenMain className="pt-6 pb-16 lg:pt-10">
      <Loaded id={id} />
    </ScreenMain>
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
