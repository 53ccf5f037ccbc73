import { useParams } from 'react-router'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getAssignments } from '../../contract/assigning.endpoints.ts'
import { assigningTitle } from '../../contract/titles.ts'
import { Assigning } from './assigning.tsx'

export const handle: PageHandle = { title: assigningTitle, protected: true, chrome: 'full' }

/** The assignments of the board's reviewers. */
export default function AssigningScreen() {
  const { slug = '' } = useParams()
  return (
    <ScreenMain className="max-w-4xl pt-4 pb-16 lg:pt-8">
      <Loaded slug={slug} />
    </ScreenMain>
  )
}

function Loaded({ slug }: { slug: string }) {
  const query = useEndpoint(getAssignments, { params: { slug }, refetchOnMount: 'always' })
  return (
    <QueryState page query={query}>
      {(assignments) => <Assigning assignments={assignments} />}
    </QueryState>
  )
}
