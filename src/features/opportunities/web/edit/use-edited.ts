import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { type Edited, getEditedOpportunity } from '../../contract/editing.endpoints.ts'

const keyOf = (slug: string) => endpointKey(getEditedOpportunity, { params: { id: slug } })

export function useEditedQuery(slug: string) {
  return useEndpoint(getEditedOpportunity, { params: { id: slug }, refetchOnMount: 'always' })
}

export const EditedContext = createContext<{ edited: Edited; place: string } | undefined>(undefined)

/** The opportunity as it is kept; for what is drawn once it is loaded. */
export function useEdited(): Edited {
  const value = use(EditedContext)
  if (!value) throw new Error('useEdited needs the loaded opportunity')
  return value.edited
}

export function useEditedStore() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const place = use(EditedContext)?.place ?? ''
  const key = keyOf(place)
  return {
    read: () => queries.getQueryData<Edited>(key),
    change: (next: (now: Edited) => Edited) => queries.setQueryData<Edited>(key, (now) => now && next(now)),
    /** A state of it that a call has given; publishing gives a draft its final address. */
    async replace(edited: Edited) {
      queries.setQueryData(key, edited)
      if (edited.slug === place || edited.id === place) return
      queries.setQueryData(keyOf(edited.slug), edited)
      await navigate(`/opportunities/${edited.slug}/edit${search}`, {
        replace: true,
        preventScrollReset: true,
      })
    },
    reload: () => queries.refetchQueries({ queryKey: key }),
  }
}
