import { Suspense } from 'react'
import { useParams } from 'react-router'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { type Report, REPORTS, reports } from '../contract/reports.ts'
import { reportTitles, titles } from '../contract/titles.ts'
import { OneReport } from './one-report.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.report, chrome: 'noFooter', protected: true }

export default function ReportScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <ReportOrNone />
    </Suspense>
  )
}

function ReportOrNone() {
  const t = useText()
  const locale = useLocale()
  const { report } = useParams()
  const id = REPORTS.find((one) => one === report)
  if (!id)
    return (
      <ConsoleFrame title={titles.statistics[locale]}>
        <EmptyState
          title={t('unknown')}
          action={<ButtonLink to="/admin/statistics">{t('back')}</ButtonLink>}
        />
      </ConsoleFrame>
    )
  return <InFrame id={id} />
}

function InFrame({ id }: { id: Report }) {
  const locale = useLocale()
  return (
    <ConsoleFrame title={reportTitles[id][locale]} scope={reports[id].scope}>
      <OneReport key={id} id={id} />
    </ConsoleFrame>
  )
}
