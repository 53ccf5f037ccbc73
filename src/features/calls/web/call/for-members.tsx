import { Suspense } from 'react'
import { useIsMember } from '#features/landing/web/index.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import type { PublicCall } from '../../contract/calls.endpoints.ts'

const ReminderButton = lazyPart(async () => (await import('./reminder-button.tsx')).ReminderButton)

/** Shows the actions of members on a call. */
export function ForMembers({ call: { id, slug, phase } }: { call: PublicCall }) {
  if (!useIsMember() || (phase !== 'open' && phase !== 'upcoming')) return null
  return (
    <Suspense fallback={null}>
      <ReminderButton id={id} slug={slug} phase={phase} />
    </Suspense>
  )
}
