import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'

const SECTIONS = ['first', 'second', 'third'] as const

/** The layout of the settings before they load. */
export function SettingsSkeleton() {
  return (
    <Waiting>
      {SECTIONS.map((section) => (
        <div
          key={section}
          className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-line py-8 lg:grid-cols-[15rem_minmax(0,40rem)] lg:py-10 lg:first:border-0 lg:first:pt-2"
        >
          <div>
            <Skeleton className="h-6 w-32" />
            <Skeleton className="mt-3 h-4 w-48" />
          </div>
          <div className="grid gap-5">
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        </div>
      ))}
    </Waiting>
  )
}
