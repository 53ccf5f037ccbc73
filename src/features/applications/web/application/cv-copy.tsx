import type { CvDocument } from '#features/cv/contract/document.ts'
import { CvSheet } from '#features/cv/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getApplicationCv } from '../../contract/application.endpoints.ts'
import { useText } from '../use-text.ts'
import { LetterText } from './letter-text.tsx'

/** Shows the application's CV as the organisation reads it by name. */
export function CvCopy({ id }: { id: string }) {
  const query = useEndpoint(getApplicationCv, { params: { id }, refetchOnMount: 'always' })
  return query.data ? <Sheet cv={query.data.cv} /> : <QueryState query={query} />
}

/** Shows letter and CV as they are first read, without the applicant's identity. */
export function FirstRead({ id }: { id: string }) {
  const t = useText()
  const query = useEndpoint(getApplicationCv, { params: { id }, refetchOnMount: 'always' })
  const first = query.data?.first
  if (!first) return <QueryState query={query} />
  return (
    <>
      <LetterText letter={first.letter} />
      <h3 className="text-sm">{t('cv.title')}</h3>
      <Sheet cv={first.cv} />
    </>
  )
}

function Sheet({ cv }: { cv: CvDocument | null }) {
  const t = useText()
  if (!cv || cv.sections.length === 0) return <p className="text-sm text-ink-2">{t('cv.empty')}</p>
  return (
    <div className="overflow-hidden rounded-surface border border-line bg-white">
      <CvSheet document={cv} />
    </div>
  )
}
