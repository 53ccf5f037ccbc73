import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Place<T> = { edited: T; place: string }
type Options<T> = {
  /** Under which its answer is kept, for the address from which it was asked. */
  keyOf: (place: string) => QueryKey
  pathOf: (edited: T) => string
}

/**
 * Creates the store of an editor whose thing has a draft and a published state: it provides the loaded thing to everything
 * below its context, and the ways to change it there. `place` is the part of the address that names it.
 */
export function createEditedStore<T extends { id: string; slug: string }>({ keyOf, pathOf }: Options<T>) {
  const Context = createContext<Place<T> | undefined>(undefined)

  function useEdited(): T {
    const value = use(Context)
    if (!value) throw new Error('useEdited needs what is edited to be loaded')
    return value.edited
  }
  function useEditedStore() {
    const queries = useQueryClient()
    const navigate = useNavigate()
    const { search } = useLocation()
    const place = use(Context)?.place ?? ''
    const key = keyOf(place)
    return {
      read: () => queries.getQueryData<T>(key),
      change: (next: (now: T) => T) => queries.setQueryData<T>(key, (now) => now && next(now)),
      /** A state of it that a call has given; publishing gives a draft its final address. */
      async replace(edited: T) {
        queries.setQueryData(key, edited)
        if (edited.slug === place || edited.id === place) return
        queries.setQueryData(keyOf(edited.slug), edited)
        await navigate(`${pathOf(edited)}${search}`, { replace: true, preventScrollReset: true })
      },
      reload: () => queries.refetchQueries({ queryKey: key }),
    }
  }
  return { Context, useEdited, useEditedStore }
}
