import { MUNICIPALITY_IDS } from '#features/places/contract/municipalities.ts'
import { useAddressFilter } from '#platform/web/shell/use-address-filter.ts'
import { RECEIVED_STATES } from '../../contract/received/received.endpoints.ts'

const KM = /^\d{1,8}$/

/** Keeps the filters of the applications in the address. */
export function useReceivedFilters() {
  const { search, ask } = useAddressFilter<'state' | 'place' | 'from' | 'until'>()
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
    ask,
  }
}
