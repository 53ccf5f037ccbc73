import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef } from 'react'
import { useOutbox } from '#features/offline/web/index.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { getReview, type Review } from '../../contract/reviews.endpoints.ts'
import { type Conclusion, outboxSender } from '../outbox-sender.ts'
import { useText } from '../use-text.ts'

/** Returns scores that their reviewer has given and the server has not accepted yet. */
export function useConclusions() {
  const t = useText()
  const queries = useQueryClient()
  const { outbox, entries } = useOutbox(useMemberId(), outboxSender)
  const waited = useRef(entries)
  const withdrawals = useRef(new Set<string>())
  // In the layout phase, so that a score never looks editable in between.
  useLayoutEffect(() => {
    const gone = waited.current.filter(({ id }) => !entries.some((entry) => entry.id === id))
    waited.current = entries
    const arrivals = gone.filter(({ id }) => !withdrawals.current.delete(id))
    for (const { id, body } of arrivals) {
      const { scores, comment } = body as Conclusion
      queries.setQueryData<Review>(
        endpointKey(getReview, { params: { id } }),
        (now) => now && { ...now, scores, comment, state: 'given' },
      )
    }
    if (arrivals.length === 0) return
    toast({ title: t('desk.given') })
    void queries.invalidateQueries({
      predicate: ({ queryKey: [path] }) => String(path).startsWith('/api/reviews'),
    })
  }, [entries, queries, t])
  return {
    waiting: new Set(entries.map(({ id }) => id)),
    of(id: string) {
      const entry = entries.find((one) => one.id === id)
      return entry && { ...(entry.body as Conclusion), refusal: entry.refusal }
    },
    /** Resolves once it is stored on this device; rejects where the device stores nothing. */
    conclude: (id: string, conclusion: Conclusion) => outbox.add({ id, lane: id, body: conclusion }),
    async takeBack(id: string) {
      withdrawals.current.add(id)
      await outbox.discard(id)
    },
  }
}

export type Conclusions = ReturnType<typeof useConclusions>
