import { Suspense } from 'react'
import type { ProfileOffer } from '#platform/web/registration.ts'

/** `web/profile-offers.ts` of every feature. */
const found = import.meta.glob<readonly ProfileOffer[]>('../../../*/web/profile-offers.ts', {
  eager: true,
  import: 'profileOffers',
})
const registered = Object.values(found).flat()

/** What a member has done elsewhere and could tell of: into their profile, and where nobody arranges one, into a CV at once. */
export function ProfileOffers({ intoCv }: { intoCv: boolean }) {
  return registered.map(({ id, Offer }) => (
    <Suspense key={id}>
      <Offer intoCv={intoCv} />
    </Suspense>
  ))
}
