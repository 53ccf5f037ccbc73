import { type ReactNode, Suspense } from 'react'
import { PageSpinner } from '../shell/page-spinner.tsx'
import { Skeleton } from '../ui/blocks/skeleton.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Gone } from '../ui/states/gone.tsx'
import { QueryState } from '../ui/states/query-state.tsx'
import { Waiting } from '../ui/states/waiting.tsx'
import { type EditedStore, useEditedQuery } from './edited-store.ts'

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

type Props<T extends { id: string }> = {
  store: EditedStore<T>
  /** The part of the address that names it. */
  place: string
  t: (key: 'gone' | 'goneText') => string
  /** The list of what this person edits. */
  list: { to: string; text: string }
  children: ReactNode
}

/** The editor of a thing once it is loaded; typed text stays when a later request fails. */
export function EditedThing<T extends { id: string }>({ store, place, t, list, children }: Props<T>) {
  const { Context } = store
  const query = useEditedQuery(store, place)
  return (
    <QueryState
      query={query}
      gone={
        <Gone
          title={t('gone')}
          text={t('goneText')}
          action={<ButtonLink to={list.to}>{list.text}</ButtonLink>}
        />
      }
      waiting={
        <Waiting className="grid gap-4">
          <Skeleton className="h-10 max-w-md" />
          <Skeleton className="h-11" />
          <Skeleton className="h-72" />
        </Waiting>
      }
    >
      {(edited) => (
        <Context key={edited.id} value={{ edited, place }}>
          {children}
        </Context>
      )}
    </QueryState>
  )
}
