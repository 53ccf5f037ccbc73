import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { EmptyState } from '#platform/web/ui/blocks/empty-state.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { ListFoot } from '#platform/web/ui/states/list-foot.tsx'
import { listAudit } from '../../contract/audit.endpoints.ts'
import { useSettled } from '#platform/web/forms/use-settled.ts'
import { AuditFilters, type Filters, NO_FILTERS, queryOf } from './audit-filters.tsx'
import { AuditRow } from './audit-row.tsx'
import { DownloadButton } from './download-button.tsx'
import { useAuditText } from './use-audit-text.ts'

/** Shows the whole log, newest first, with its filters. */
export function AuditLog() {
  const t = useAuditText()
  const locale = useLocale()
  const [filters, setFilters] = useState<Filters>(NO_FILTERS)
  const query = queryOf({ ...filters, query: useSettled(filters.query.trim()) })
  const list = useEndpointPages(listAudit, {
    query,
    locale,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
  const seal = list.data?.pages[0]?.seal
  const isFiltered = Object.keys(query).length > 0
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-measure text-ink-2">{t('lead')}</p>
      <AuditFilters filters={filters} areas={list.data?.pages[0]?.areas ?? []} onChange={setFilters} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-2">
          {list.isSuccess && entries.length > 0 && t('found', { n: entries.length })}
        </p>
        {(isFiltered || entries.length > 0) && <DownloadButton query={query} />}
      </div>
      <ul className="border-b border-line empty:border-0">
        {entries.map((entry) => (
          <AuditRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {list.isSuccess && entries.length === 0 && (
        <Nothing filtered={isFiltered} onReset={() => setFilters(NO_FILTERS)} />
      )}
      <ListFoot list={list} />
      {seal && (
        <p className="max-w-measure text-sm text-ink-2">
          {t('seal', { n: seal.number })}{' '}
          <span className="wrap-anywhere">{`${seal.number}:${seal.digest}`}</span>
        </p>
      )}
    </div>
  )
}

/** Explains an empty list: nothing matches, or nothing has happened yet. */
function Nothing({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  const t = useAuditText()
  if (!filtered) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <EmptyState
      title={t('none')}
      text={t('noneText')}
      action={
        <Button small onClick={onReset}>
          {t('reset')}
        </Button>
      }
    />
  )
}
