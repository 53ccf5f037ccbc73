import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getStatistics } from '../../contract/statistics.endpoints.ts'
import { statisticsTitle } from '../../contract/titles.ts'
import { useText } from '../use-text.ts'
import { Figures } from './figures.tsx'

export const handle: PageHandle = { title: statisticsTitle, chrome: 'noFooter', protected: true }

/** The quality of the statements on real answers, for their maintainers. */
export default function StatisticsScreen() {
  const t = useText()
  return (
    <ConsoleFrame title={t('statistics.title')} scope="grants">
      <Loaded />
    </ConsoleFrame>
  )
}

function Loaded() {
  const query = useEndpoint(getStatistics, { staleTime: 0 })
  return <QueryState query={query}>{(statistics) => <Figures statistics={statistics} />}</QueryState>
}
