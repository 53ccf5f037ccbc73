import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type OutboxEntry, useOutbox } from '#features/offline/web/index.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpointPages } from '#platform/web/api/use-endpoint.ts'
import { listComments } from '../../contract/comments/comments.endpoints.ts'
import { outboxSender } from '../outbox-sender.ts'

export type WaitingComment = {
  comment: { answers: string | null; text: string; mentions?: string[] }
}

type Options = { kind: string; id: string; member: string; onChange: (() => void) | undefined }

/** Returns the comments on a thing for a member, with those that this device has not sent yet. */
export function useComments({ kind, id, member, onChange }: Options) {
  const queries = useQueryClient()
  const query = { kind, id }
  const list = useEndpointPages(listComments, { query })
  const { outbox, entries } = useOutbox(member, outboxSender)
  const lane = `${kind}:${id}`
  const refresh = useEffectEvent(() =>
    queries.invalidateQueries({ queryKey: endpointKey(listComments, { query, pages: true }) }),
  )
  const waiting = entries.filter((entry) => entry.lane === lane)
  // A sent one is in the server's list from then on.
  useEffect(() => void refresh(), [waiting.length])
  const pages = list.data?.pages ?? []
  const items = pages.flatMap((page) => page.items)
  const count = list.data && items.reduce((sum, { answers }) => sum + 1 + answers.length, 0)
  const before = useRef(count)
  const notify = useEffectEvent(() => onChange?.())
  useEffect(() => {
    if (before.current !== undefined && count !== before.current) notify()
    before.current = count
  }, [count])
  const isThere = ({ id: entry }: OutboxEntry) =>
    items.some((thread) => thread.id === entry || thread.answers.some((answer) => answer.id === entry))
  return {
    list,
    items,
    isOpen: pages[0]?.isOpen ?? false,
    unsent: waiting
      .filter((entry) => !isThere(entry))
      .map((entry) => ({ entry, ...(entry.body as WaitingComment).comment })),
    /** Resolves once it is stored on this device, from where it is sent. */
    say: (comment: WaitingComment['comment']) =>
      outbox.add({ id: crypto.randomUUID(), lane, body: { comment } }),
    retry: (entry: string) => void outbox.retry(entry),
    discard: (entry: string) => void outbox.discard(entry),
  }
}
export type OpenComments = ReturnType<typeof useComments>
