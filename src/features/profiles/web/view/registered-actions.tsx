import { Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import type { PersonAction } from '#platform/web/registration.ts'

/** `web/person-actions.ts` of every feature. */
const modules = import.meta.glob<readonly PersonAction[]>('../../../*/web/person-actions.ts', {
  eager: true,
  import: 'personActions',
})
const registered = Object.values(modules)
  .flat()
  .toSorted((one, other) => one.order - other.order)

type Props = { person: { id: string; name: string } }

/** The actions of other features for the person whose profile is open. */
export function ProfileActions({ person }: Props) {
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 empty:hidden">
      <Suspense fallback={<Skeleton className="h-11 w-40" />}>
        {registered.map(({ OnProfile }, at) => (
          <OnProfile key={at} person={person} />
        ))}
      </Suspense>
    </div>
  )
}

/** The actions of other features for a person in a list. */
export function RowActions({ person }: Props) {
  return (
    <Suspense fallback={<Skeleton className="h-9 w-28" />}>
      {registered.map(({ InRow }, at) => InRow && <InRow key={at} person={person} />)}
    </Suspense>
  )
}
