import { useParams } from 'react-router'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { ScreenMain } from '#platform/web/shell/screen-main.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getVoteAnomalies } from '../../contract/anomalies.endpoints.ts'
import { anomaliesTitle } from '../../contract/titles.ts'
import { Anomalies } from './anomalies.tsx'

export const handle: PageHandle = { title: anomaliesTitle, protected: true, chrome: 'full' }

/** Unusual votes of a running vote, for the board of a bank. */
export default function AnomaliesScreen() {
  const { slug = '' } = useParams()
  return (
    <ScreenMain className="max-w-5xl pt-4 pb-16 lg:pt-8">
      <Loaded slug={slug} />
    </ScreenMain>
  )
}

function Loaded({ slug }: { slug: string }) {
  const query = useEndpoint(getVoteAnomalies, { params: { slug }, refetchOnMount: 'always' })
  return (
    <QueryState page query={query}>
      {(report) => <Anomalies report={report} />}
    </QueryState>
  )
}
