import { type ReactNode, type ComponentProps, Suspense } from 'react'
import { PageSpinner } from '../shell/page-spinner.tsx'
import { Skeleton } from '../ui/blocks/skeleton.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Gone } from '../ui/states/gone.tsx'
import { QueryState } from '../ui/states/query-state.tsx'
import { Waiting } from '../ui/states/waiting.tsx'

/** The main part of an editor's screen, until its words are there. */
export function EditScreen({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<PageSpinner />}>
      <main id="main" className="wrap pt-4 pb-12 lg:pt-8">
        {children}
      </main>
    </Suspense>
  )
}

type Props<Edited> = {
  query: ComponentProps<typeof QueryState<Edited>>['query']
  gone: { title: string; text: string }
  /** The list of what this person edits. */
  list: { to: string; text: string }
  children: (edited: Edited) => ReactNode
}

/** The thing to edit once it is loaded; typed text stays when a later request fails. */
export function EditState<Edited>({ query, gone, list, children }: Props<Edited>) {
  return (
    <QueryState
      query={query}
      gone={<Gone {...gone} action={<ButtonLink to={list.to}>{list.text}</ButtonLink>} />}
      waiting={
        <Waiting className="grid gap-4">
          <Skeleton className="h-10 max-w-md" />
          <Skeleton className="h-11" />
          <Skeleton className="h-72" />
        </Waiting>
      }
    >
      {children}
    </QueryState>
  )
}
