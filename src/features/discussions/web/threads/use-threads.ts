import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type OutboxEntry, useOutbox } from '#features/offline/web/index.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { onLiveMessage } from '#platform/web/realtime/live-messages.ts'
import { THREADS_CHANGED, type ThreadsChanged } from '../../contract/threads/live.ts'
import { type createThread, listThreads } from '../../contract/threads/threads.endpoints.ts'
import { outboxSender } from '../outbox-sender.ts'

export type NewThread = Omit<BodyOf<typeof createThread>, 'id' | 'kind' | 'about'>
export type Waiting = { begun: NewThread } | { thread: string; text: string }
/** A post that waits on this device until the server has stored it. */
export type UnsentMessage = { entry: OutboxEntry; said: Waiting }

/** Returns the posts on a thing, live, with those that this device has not sent yet. */
export function useThreads({ kind, id, member }: { kind: string; id: string; member: string }) {
  const queries = useQueryClient()
  const query = useEndpoint(listThreads, { query: { kind, id }, refetchOnMount: 'always' })
  const { outbox, entries } = useOutbox(member, outboxSender)
  const lane = `${kind}:${id}`
  const refresh = useEffectEvent(
    () => void queries.invalidateQueries({ queryKey: endpointKey(listThreads, { query: { kind, id } }) }),
  )
  const waiting = entries.filter((entry) => entry.lane === lane)
  // A sent one is in the server's list from then on.
  useEffect(() => refresh(), [waiting.length])
  useEffect(() => {
    const stop = onLiveMessage(({ topic, data }) => {
      const change = data as ThreadsChanged | undefined
      if (topic === 'live.ready' || (topic === THREADS_CHANGED && change?.kind === kind && change.id === id))
        refresh()
    })
    return stop
  }, [kind, id])
  /** Resolves once it is stored on this device, from where it is sent. */
  const say = (body: Waiting) => outbox.add({ id: crypto.randomUUID(), lane, body })
  const items = query.data?.items ?? []
  const isThere = (entry: OutboxEntry) => items.some(({ said }) => said.some((one) => one.id === entry.id))
  return {
    items,
    isOpen: query.data?.isOpen ?? false,
    decides: query.data?.decides ?? false,
    unsent: waiting
      .filter((entry) => !isThere(entry))
      .map((entry): UnsentMessage => ({ entry, said: entry.body as Waiting })),
    begin: (thread: NewThread) => say({ begun: thread }),
    answer: (thread: string, text: string) => say({ thread, text }),
    retry: (entry: string) => void outbox.retry(entry),
    discard: (entry: string) => void outbox.discard(entry),
  }
}

export type Threads = ReturnType<typeof useThreads>
