import { CvSheet } from '#features/cv/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getApplicationCv } from '../../contract/application.endpoints.ts'
import { useText } from '../use-text.ts'

/** The CV of an application as the organisation reads it, but for what is hidden while it reads blind. */
export function SentCv({ id }: { id: string }) {
  const t = useText()
  const query = useEndpoint(getApplicationCv, { params: { id }, refetchOnMount: 'always' })
  const { data } = query
  if (!data) return <QueryState query={query} />
  if (!data.cv || data.cv.sections.length === 0) return <p className="text-sm text-ink-2">{t('cv.empty')}</p>
  return (
    <div className="overflow-hidden rounded-surface border border-line bg-white">
      <CvSheet document={data.cv} />
    </div>
  )
}
