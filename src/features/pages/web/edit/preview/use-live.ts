import { useQuery } from '@tanstack/react-query'
import { call, type CallInput } from '#platform/web/api/api.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Content } from '../../../contract/content.ts'
import { type Ask, type LiveParts, loadLive } from '../../view/live.ts'

const MINUTE_MS = 60_000
const NONE: LiveParts = {}
const LIVE = new Set(['opportunities', 'articles', 'banks', 'fund', 'votes', 'form'])

const ask: Ask = <E extends Endpoint>(endpoint: E, input: object) => call(endpoint, input as CallInput<E>)

/** Loads the data of other features for the blocks, again when a block asks for something else. */
export function useLive(content: Content): LiveParts {
  const liveBlocks = content.content
    .filter(({ type }) => LIVE.has(type))
    .map(({ type, props }) => ({
      type,
      id: props.id,
      ...('kind' in props && { kind: props.kind }),
      ...('topic' in props && { topic: props.topic }),
      ...('count' in props && { count: props.count }),
      ...('form' in props && { form: props.form }),
      ...('call' in props && { call: props.call }),
    }))
  const { data } = useQuery({
    queryKey: ['page-blocks', JSON.stringify(liveBlocks)],
    queryFn: () => loadLive(ask, content),
    staleTime: MINUTE_MS,
    enabled: liveBlocks.length > 0,
  })
  return data ?? NONE
}
