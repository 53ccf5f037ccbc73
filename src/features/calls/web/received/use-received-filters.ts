import { useSearchParams } from 'react-router'
import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { RECEIVED_STATES } from '../../contract/received/received.endpoints.ts'

const KM = /^\d{1,8}$/

/** Which applications are asked for; the address keeps it. */
export function useReceivedFilters() {
  const [search, setSearch] = useSearchParams()
  const state = RECEIVED_STATES.find((one) => one === search.get('state'))
  const municipality = MUNICIPALITY_IDS.find((one) => one === search.get('place'))
  const km = (name: string) => {
    const value = search.get(name) ?? ''
    return KM.test(value) ? value : undefined
  }
  const [from, until] = [km('from'), km('until')]
  return {
    filters: {
      ...(state && { state }),
      ...(municipality && { municipality }),
      ...(from !== undefined && { from }),
      ...(until !== undefined && { until }),
    },
    ask(name: 'state' | 'place' | 'from' | 'until', value: string) {
      const next = new URLSearchParams(search)
      if (value === '') next.delete(name)
      else next.set(name, value)
      setSearch(next, { replace: true, preventScrollReset: true })
    },
  }
}
