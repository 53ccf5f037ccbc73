import { Suspense, useState } from 'react'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { titles } from '../contract/titles.ts'
import { DownloadMenu } from './download-menu.tsx'
import { NO_FILTERS, queryOf } from './filters.ts'
import { TextList } from './list/text-list.tsx'

export const handle: PageHandle = { title: titles.console, chrome: 'noFooter', protected: true }

/** Words of the whole product, for staff and translators. */
export default function TextsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Texts />
    </Suspense>
  )
}

function Texts() {
  const locale = useLocale()
  const [filters, setFilters] = useState(NO_FILTERS)
  return (
    <ConsoleFrame
      title={titles.console[locale]}
      scope="content"
      aside={<DownloadMenu query={queryOf(filters)} />}
    >
      <div>
        <TextList filters={filters} onChange={setFilters} />
      </div>
    </ConsoleFrame>
  )
}
