import { Suspense } from 'react'
import type { LearningOffer } from '#platform/web/registration.ts'

/** `web/learning-offers.ts` of every feature. */
const modules = import.meta.glob<readonly LearningOffer[]>('../../../*/web/learning-offers.ts', {
  eager: true,
  import: 'learningOffers',
})
const registered = Object.values(modules).flat()

type Props = { skill: { id: string; name: string }; all: readonly string[] }

/** Help of other features with learning a skill. */
export function LearningOffers(props: Props) {
  return registered.map(({ id, Offer }) => (
    <Suspense key={id}>
      <Offer {...props} />
    </Suspense>
  ))
}
