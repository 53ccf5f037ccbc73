import type { CallCard } from '../../contract/call-card.ts'
import type { MunicipalityId } from '#features/places/contract/municipalities.ts'

/** The state of a place that has a bank, the most pressing first. */
export const PLACE_STATES = ['open', 'voting', 'upcoming', 'idle'] as const
export type PlaceState = (typeof PLACE_STATES)[number]

type Bank = { slug: string; name: string; municipalities: readonly MunicipalityId[] }
export type BankPlace = { id: MunicipalityId; bank: Bank; state: PlaceState; call: CallCard | undefined }

/** Lists every place that has a bank, with its most pressing call. */
export function placesOf(banks: readonly Bank[], calls: readonly CallCard[]): BankPlace[] {
  return banks.flatMap((bank) =>
    bank.municipalities.map((id) => {
      const here = calls.filter((call) => call.bank?.slug === bank.slug && call.municipalities.includes(id))
      const state = PLACE_STATES.find((each) => here.some(({ phase }) => phase === each)) ?? 'idle'
      return { id, bank, state, call: here.find(({ phase }) => phase === state) }
    }),
  )
}
