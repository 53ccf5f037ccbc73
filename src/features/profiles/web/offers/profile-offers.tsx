import { Suspense } from 'react'
import type { ProfileOffer } from '#platform/web/registration.ts'

/** `web/profile-offers.ts` of every feature. */
const modules = import.meta.glob<readonly ProfileOffer[]>('../../../*/web/profile-offers.ts', {
  eager: true,
  import: 'profileOffers',
})
const registered = Object.values(modules).flat()

/** Offers to add activities from other features to the profile; outside the CV editor also to a CV directly. */
export function ProfileOffers({ intoCv }: { intoCv: boolean }) {
  return registered.map(({ id, Offer }) => (
    <Suspense key={id}>
      <Offer intoCv={intoCv} />
    </Suspense>
  ))
}
