import { useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { type EditedCall, getEditedCall } from '../../contract/call-editing.endpoints.ts'

const keyOf = (slug: string) => endpointKey(getEditedCall, { params: { id: slug } })

export function useEditedCallQuery(slug: string) {
  return useEndpoint(getEditedCall, { params: { id: slug }, refetchOnMount: 'always' })
}

export const EditedCallContext = createContext<{ edited: EditedCall; place: string } | undefined>(undefined)

/** The call as it is kept; for what is drawn once it is loaded. */
export function useEditedCall(): EditedCall {
  const value = use(EditedCallContext)
  if (!value) throw new Error('useEditedCall needs the loaded call')
  return value.edited
}

export function useEditedCallStore() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { search } = useLocation()
  const place = use(EditedCallContext)?.place ?? ''
  const key = keyOf(place)
  return {
    change: (next: (now: EditedCall) => EditedCall) =>
      queries.setQueryData<EditedCall>(key, (now) => now && next(now)),
    /** A state of it that a call has given; publishing gives a draft its final address. */
    async replace(edited: EditedCall) {
      queries.setQueryData(key, edited)
      if (edited.slug === place) return
      queries.setQueryData(keyOf(edited.slug), edited)
      await navigate(`/calls/${edited.slug}/edit${search}`, { replace: true, preventScrollReset: true })
    },
    reload: () => queries.refetchQueries({ queryKey: key }),
  }
}
