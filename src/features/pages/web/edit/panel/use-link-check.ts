import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '#platform/web/api/api.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { getPageLinkCheck, startPageLinkCheck } from '../../../contract/editing.endpoints.ts'
import { useEdited } from '../use-edited.ts'

const AGAIN_MS = 1500

/** What the server found at the links to other sites; it looks when the panel opens, after each save and when it is asked. */
export function useLinkCheck() {
  const { id, version, liveAt } = useEdited()
  const params = { id }
  const { data } = useQuery({
    queryKey: endpointKey(getPageLinkCheck, { params }),
    queryFn: ({ signal }) => call(getPageLinkCheck, { params, signal }),
    refetchInterval: ({ state }) => (state.data?.waiting ?? 0) > 0 && AGAIN_MS,
  })
  const { busy, problem, act } = useAct({ refresh: [getPageLinkCheck.path], inline: true })
  const look = (anew: boolean) => void act(() => call(startPageLinkCheck, { params, body: { anew } }))
  const follow = useEffectEvent(() => look(false))
  useEffect(() => follow(), [version, liveAt])
  return { data, busy, problem, look }
}
