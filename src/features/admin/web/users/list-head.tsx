import { lazy, Suspense, useState } from 'react'
import { formatNumber } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { UserCounts } from '../../contract/users.endpoints.ts'
import { useBulkText } from './bulk/use-bulk-text.ts'
import { useUsersText } from './use-users-text.ts'

const ListFileDialog = lazy(async () => ({
  default: (await import('./bulk/list-file-dialog.tsx')).ListFileDialog,
}))

type Props = {
  counts: UserCounts | undefined
  conditions: Readonly<Record<string, string>>
  mayExport: boolean
  /** Whether people are being chosen; undefined where they always may be. */
  isPicking: boolean | undefined
  onPicking: (isPicking: boolean) => void
}

/** How many there are, and what can be done with the list as a whole. */
export function ListHead({ counts, conditions, mayExport, isPicking, onPicking }: Props) {
  const t = useUsersText()
  const bulk = useBulkText()
  const locale = useLocale()
  const [isExporting, setExporting] = useState(false)
  return (
    <div className="mb-2 flex min-h-target flex-wrap items-center justify-between gap-x-4">
      <p role="status" className="text-sm text-ink-2 tabular-nums">
        {counts && t('totalLabel', { count: counts.total, all: formatNumber(counts.all, locale) })}
      </p>
      <div className="flex flex-wrap gap-2">
        {isPicking !== undefined && (
          <Button small look="quiet" aria-pressed={isPicking} onClick={() => onPicking(!isPicking)}>
            {bulk(isPicking ? 'pickEnd' : 'pickMany')}
          </Button>
        )}
        {mayExport && (
          <Button small look="quiet" onClick={() => setExporting(true)}>
            {bulk('exportAll')}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {isExporting && (
          <ListFileDialog
            count={counts?.total ?? 0}
            users={undefined}
            conditions={conditions}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
