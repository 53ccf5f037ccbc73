import { useSearchParams } from 'react-router'
import { AREAS } from '#features/places/contract/municipalities.ts'
import { DEVICES } from '../contract/page-names.ts'
import { type Filter, PERIODS } from '../contract/reports.ts'
import type { ReportFilters } from '../contract/statistics.endpoints.ts'

const YEAR = /^\d{4}$/
const ID = /^[0-9a-f-]{36}$/

/** The filters in the address, as far as a screen has them, so that a link shows the same to others. */
export function useReportFilters(conditions: readonly Filter[]) {
  const [search, setSearch] = useSearchParams()
  const valueOf = (name: Filter) => (conditions.includes(name) ? (search.get(name) ?? '') : '')
  const period = PERIODS.find((one) => one === valueOf('period'))
  const area = AREAS.find((one) => one === valueOf('area'))
  const year = YEAR.test(valueOf('year')) ? valueOf('year') : undefined
  const skill = ID.test(valueOf('skill')) ? valueOf('skill') : undefined
  const device = DEVICES.find((one) => one === valueOf('device'))
  const filters: ReportFilters = {
    ...(period && { period }),
    ...(area && { area }),
    ...(year && { year }),
    ...(skill && { skill }),
    ...(device && { device }),
  }
  function set(name: Filter, value: string) {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return { filters, set }
}
