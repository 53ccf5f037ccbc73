import { Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { listSubmissions } from '../contract/submissions.endpoints.ts'
import { titles } from '../contract/titles.ts'
import { useConditions, useSubmissionFilter } from './submissions/use-submission-filter.ts'
import { SubmissionList } from './submissions/submission-list.tsx'
import { FormsFrame } from './forms-frame.tsx'
import { useDoor } from './use-door.ts'
import { useEditorText } from './use-editor-text.ts'

const DownloadMenu = lazyPart(async () => (await import('./submissions/download-menu.tsx')).DownloadMenu)
const StatisticsView = lazyPart(
  async () => (await import('./submissions/statistics-view.tsx')).StatisticsView,
)

const noop = () => undefined

export const handle: PageHandle = { title: titles.submissions, chrome: 'noFooter', protected: true }

export default function SubmissionsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Submissions />
    </Suspense>
  )
}

function Submissions() {
  const t = useEditorText()
  const locale = useLocale()
  const { id = '' } = useParams()
  const { at, edit } = useDoor()
  const first = useEndpointPages(at(listSubmissions), { params: { id }, query: {}, staleTime: 0 }).data
    ?.pages[0]
  const conditions = useConditions(useSubmissionFilter(noop), first?.fields)
  const [view, setView] = useState<'rows' | 'open'>('rows')
  return (
    <FormsFrame
      title={titles.submissions[locale]}
      aside={
        <div className="flex flex-wrap items-center gap-3">
          <Segmented
            label={t('statistics.view')}
            value={view}
            options={(['rows', 'open'] as const).map((value) => ({ value, text: t(`statistics.${value}`) }))}
            onChange={setView}
          />
          {first?.mayEdit && (
            <>
              <Suspense>
                <DownloadMenu id={id} conditions={view === 'rows' ? conditions : {}} />
              </Suspense>
              <a className="link inline-flex min-h-target items-center text-sm" href={edit(id)}>
                {t('submissions.edit')}
              </a>
            </>
          )}
        </div>
      }
    >
      {first && (
        <p className="mb-2 font-strong [overflow-wrap:anywhere]">
          {readText(first.title, locale).text || t('untitled')}
        </p>
      )}
      {view === 'rows' ? (
        <SubmissionList key={id} id={id} />
      ) : (
        <Suspense fallback={<PageSpinner />}>
          <StatisticsView id={id} />
        </Suspense>
      )}
    </FormsFrame>
  )
}
