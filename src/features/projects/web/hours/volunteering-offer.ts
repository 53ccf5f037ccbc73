import { lazyPart } from '#platform/web/shell/lazy-part.ts'

/** Confirmed work on projects, offered to whoever writes a CV. */
export const VolunteeringOffer = lazyPart(
  async () => (await import('./volunteering-card.tsx')).VolunteeringCard,
)
