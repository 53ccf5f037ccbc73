import { useEffect, useEffectEvent } from 'react'
import { call } from '#platform/web/api/api.ts'
import { type BlockState, getBlock } from '../../contract/blocks.endpoints.ts'
import type { OpenBlock } from '../edit-store.ts'

/** Fetches the current text once; without an answer the page's text is used, and the save detects a conflict. */
export function useCurrentBlock({
  block,
  onNewer,
}: {
  block: OpenBlock
  onNewer: (state: BlockState) => void
}): void {
  const newer = useEffectEvent(onNewer)
  useEffect(() => {
    const stop = new AbortController()
    call(getBlock, { params: { id: block.id }, query: { locale: block.locale }, signal: stop.signal }).then(
      newer,
      () => undefined,
    )
    return () => stop.abort()
  }, [block.id, block.locale])
}
