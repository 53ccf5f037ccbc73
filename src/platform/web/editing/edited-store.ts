import { useQueryClient } from '@tanstack/react-query'
import { type Context, createContext, use } from 'react'
import { type Params, useLocation, useNavigate, useParams } from 'react-router'
import type { Endpoint, EndpointOf, Schema } from '#platform/contract/endpoint.ts'
import { call } from '../api/api.ts'
import { endpointKey } from '../api/endpoint-key.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { useAutosave } from '../forms/use-autosave.ts'

type Place<T> = { edited: T; place: string }
/** Returns the call as it is made from the page of these parameters, where a thing is edited from two pages. */
type Entrance = <E extends Endpoint>(endpoint: E, params: Readonly<Params>) => E
const same: Entrance = (endpoint) => endpoint
export type EditedStore<T> = {
  Context: Context<Place<T> | undefined>
  endpoint: EndpointOf<T>
  entrance: Entrance
}

/** Asks for the thing that stands at an address. */
export function useEditedQuery<T>({ endpoint, entrance }: EditedStore<T>, place: string) {
  return useEndpoint(entrance(endpoint, useParams()), { ...paramsOf(place), refetchOnMount: 'always' })
}

const paramsOf = (place: string) => ({ params: { id: place } })

type Options<T> = {
  /** Reads it by its id or its address. */
  endpoint: EndpointOf<T>
  pathOf: (edited: T) => string
  entrance?: Entrance
}
type ContentOptions<C> = {
  /** Names it on this device, before its id. */
  name: string
  endpoint: EndpointOf<{ version: string }, Schema>
  /** Whether a text kept on this device still fits; otherwise the saved one counts. */
  isReadable?: (kept: C) => boolean
}

/**
 * Creates the store of an editor whose thing has a draft and a published state: it provides the loaded thing to everything
 * below its context, and the ways to change it there. `place` is the part of the address that names it.
 */
export function createEditedStore<T extends { id: string; slug: string; version: string }>({
  endpoint,
  pathOf,
  entrance = same,
}: Options<T>) {
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
    const own = entrance(endpoint, useParams())
    const keyOf = (of: string) => endpointKey(own, paramsOf(of))
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
  /** Its content while somebody writes it; it saves itself. */
  function useEditedContent<C extends object>({ name, endpoint: save, ...options }: ContentOptions<C>) {
    const store = useEditedStore()
    const params = useParams()
    const { id, version, content } = useEdited() as T & { content: C }
    return useAutosave<C>({
      name: `${name}.${id}`,
      saved: { value: content, version },
      async send(body, ifMatch) {
        const answer = await call(entrance(save, params), { ...paramsOf(id), body, autosave: true, ifMatch })
        store.change((now) => ({ ...now, ...answer, content: body }))
        return answer.version
      },
      reload: store.reload,
      ...options,
    })
  }
  return { Context, endpoint, entrance, useEdited, useEditedStore, useEditedContent }
}
