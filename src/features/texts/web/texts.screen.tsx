import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ConsoleFrame } from '#features/admin/web/index.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { useBackStep } from '#platform/web/shell/use-back-step.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { titles } from '../contract/titles.ts'
import { DownloadMenu } from './download-menu.tsx'
import { NO_FILTERS, queryOf } from './filters.ts'
import type { Preview } from './import/preview-file.ts'
import { UploadButton } from './import/upload-button.tsx'
import { TextList } from './list/text-list.tsx'
import { useText } from './use-text.ts'

export const handle: PageHandle = { title: titles.console, chrome: 'noFooter', protected: true }

const ImportView = lazy(async () => ({ default: (await import('./import/import-view.tsx')).ImportView }))
const HistorySheet = lazy(async () => ({ default: (await import('./history-sheet.tsx')).HistorySheet }))

/** Texts of the whole product, for staff and translators. */
export default function TextsScreen() {
  return (
    <Suspense fallback={<PageSpinner />}>
      <Texts />
    </Suspense>
  )
}

function Texts() {
  const t = useText()
  const locale = useLocale()
  const words = useSearchParams()[0].get('q') ?? ''
  const [filters, setFilters] = useState({ ...NO_FILTERS, q: words })
  const [preview, setPreview] = useState<Preview>()
  const [refused, setRefused] = useState<string>()
  const [hasHistory, setHistory] = useState(false)
  useBackStep(preview !== undefined, () => setPreview(undefined))
  const tools = (
    <div className="flex flex-wrap gap-2">
      <Button small icon={<History />} aria-haspopup="dialog" onClick={() => setHistory(true)}>
        {t('history.open')}
      </Button>
      <DownloadMenu query={queryOf(filters)} />
      <UploadButton onPreview={setPreview} onRefused={setRefused} />
    </div>
  )
  return (
    <ConsoleFrame title={titles.console[locale]} scope="content" aside={!preview && tools}>
      {({ globalAdmin }) => (
        <div>
          {refused && (
            <Note tone="harm" live className="mb-4">
              <b>{t('import.refused')}</b>
              <p>{refused}</p>
            </Note>
          )}
          <Suspense fallback={<PageSpinner />}>
            {preview ? (
              <ImportView preview={preview} globalAdmin={globalAdmin} onDone={() => setPreview(undefined)} />
            ) : (
              <TextList filters={filters} globalAdmin={globalAdmin} onChange={setFilters} />
            )}
            {hasHistory && <HistorySheet globalAdmin={globalAdmin} onClose={() => setHistory(false)} />}
          </Suspense>
        </div>
      )}
    </ConsoleFrame>
  )
}
