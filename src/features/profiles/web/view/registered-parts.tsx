import { Suspense } from 'react'
import type { ProfilePart } from '#platform/web/registration.ts'

/** `web/profile-parts.ts` of every feature. */
const foundParts = import.meta.glob<readonly ProfilePart[]>('../../../*/web/profile-parts.ts', {
  eager: true,
  import: 'profileParts',
})
const parts = Object.values(foundParts).flat()

/** What other features show of the person whose profile is open. */
export function ProfileParts({ person }: { person: { id: string; isYou: boolean } }) {
  return parts.map(({ id, Part }) => (
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
