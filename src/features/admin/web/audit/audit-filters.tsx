import { Select } from '#platform/web/ui/fields/select.tsx'
import { SearchField } from '#platform/web/ui/fields/search-field.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useAuditText } from './use-audit-text.ts'

export type Filters = { query: string; area: string; from: string; to: string }
export const NO_FILTERS: Filters = { query: '', area: '', from: '', to: '' }

/** Returns the query of the filters, without empty ones. */
export function queryOf({ query, area, from, to }: Filters) {
  return { ...(query && { query }), ...(area && { area }), ...(from && { from }), ...(to && { to }) }
}
export type AuditQuery = ReturnType<typeof queryOf>

type Props = {
  filters: Filters
  areas: readonly { id: string; name: string }[]
  onChange: (filters: Filters) => void
}

export function AuditFilters({ filters, areas, onChange }: Props) {
  const t = useAuditText()
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change })
  return (
    <search className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_13rem_11rem_11rem]">
      <SearchField
        name="query"
        label={t('search')}
        value={filters.query}
        onChange={(value) => set({ query: value })}
        className="max-lg:col-span-2"
      />
      <Select
        name="area"
        label={t('area')}
        empty={t('allAreas')}
        value={filters.area}
        options={areas.map(({ id, name }) => ({ value: id, text: name }))}
        onChange={(event) => set({ area: event.target.value })}
        className="max-lg:col-span-2"
      />
      <TextInput
        name="from"
        type="date"
        label={t('from')}
        value={filters.from}
        onChange={(event) => set({ from: event.target.value })}
        className="max-sm:col-span-2"
      />
      <TextInput
        name="to"
        type="date"
        label={t('to')}
        value={filters.to}
        onChange={(event) => set({ to: event.target.value })}
        className="max-sm:col-span-2"
      />
    </search>
  )
}
