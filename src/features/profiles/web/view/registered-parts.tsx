import { Suspense } from 'react'
import type { ProfilePart } from '#platform/web/registration.ts'

/** `web/profile-parts.ts` of every feature. */
const partModules = import.meta.glob<readonly ProfilePart[]>('../../../*/web/profile-parts.ts', {
  eager: true,
  import: 'profileParts',
})
const parts = Object.values(partModules).flat()

type Props = { person: { id: string; isYou: boolean; name: string }; place?: ProfilePart['place'] }

/** What other features show of the person whose profile is open, in one place of it. */
export function ProfileParts({ person, place: spot = 'below' }: Props) {
  return parts
    .filter(({ place = 'below' }) => place === spot)
    .map(({ id, Part }) => (
      <Suspense key={id}>
        <Part person={person} />
      </Suspense>
    ))
}

/** What other features show to everybody on a published profile. */
export function PublicProfileParts({ slug }: { slug: string }) {
  return parts.map(
    ({ id, ForVisitors }) =>
      ForVisitors && (
        <Suspense key={id}>
          <ForVisitors slug={slug} />
        </Suspense>
      ),
  )
}
