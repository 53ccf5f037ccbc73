import type { ReactNode } from 'react'

/** A section starts with its title and at most one link. */
export function SectionHeading({ id, title, aside }: { id?: string; title: ReactNode; aside?: ReactNode }) {
  return (
    <div className="mb-3 flex items-baseline justify-between gap-4">
      <h2 id={id} className="min-w-0 text-lg">
        {title}
      </h2>
      {aside && (
        <span className="flex-none text-sm font-ui [&>a]:-my-3 [&>a]:inline-block [&>a]:py-3">{aside}</span>
      )}
    </div>
  )
}
