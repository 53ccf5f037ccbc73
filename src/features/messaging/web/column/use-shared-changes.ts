import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import type { Message } from '../../contract/message.ts'
import { partsOf } from '../../contract/message-links.ts'
import { listShared } from '../../contract/shared.endpoints.ts'

/** Reads what was shared again when the newest messages bring a file or a link, or lose one. */
export function useSharedChanges(messages: readonly Message[] | undefined): void {
  const queries = useQueryClient()
  const before = useRef<string>(undefined)
  const things = messages?.filter(hasThings).map(({ id }) => id)
  const now = things?.join(' ')
  useEffect(() => {
    if (now === undefined) return
    if (before.current !== undefined && before.current !== now)
      void queries.invalidateQueries({ queryKey: endpointKey(listShared).slice(0, 1) })
    before.current = now
  }, [queries, now])
}

function hasThings({ files, body }: Message): boolean {
  // A message without a point has no link: most are not looked at closely.
  return files.length > 0 || (body.includes('.') && partsOf(body).some((part) => typeof part !== 'string'))
}
