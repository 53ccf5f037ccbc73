import type { ProfileOffer } from '#platform/web/registration.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'

/** Confirmed work on projects, offered for profile and CV. */
export const profileOffers: readonly ProfileOffer[] = [
  {
    id: 'volunteering',
    Offer: lazyPart(async () => (await import('./hours/volunteering-card.tsx')).VolunteeringCard),
  },
]
