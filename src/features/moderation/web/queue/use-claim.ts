import { useCallback, useEffect, useState } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { call } from '#platform/web/api/api.ts'
import { deleteClaim, createClaim } from '../../contract/queue.endpoints.ts'
import { useQueueChanges } from './use-queue-changes.ts'

/** Milliseconds, well before the claim expires. */
const RENEWED_MS = 120_000

type Claim = ResponseOf<typeof createClaim>

/**
 * Claims a case while it is open here, and returns who has it if another moderator was first. Offline the claim is unknown;
 * the server rejects a decision on another's claim anyway.
 */
export function useClaim(id: string, isOn: boolean) {
  const [claim, setClaim] = useState<Claim>()
  const take = useCallback(
    async (over: boolean) => {
      setClaim(await call(createClaim, { params: { id }, body: { over } }).catch(() => undefined))
    },
    [id],
  )
  useEffect(() => {
    if (!isOn) return
    void take(false)
    const renewed = setInterval(() => document.visibilityState === 'visible' && void take(false), RENEWED_MS)
    return () => {
      clearInterval(renewed)
      // A release that fails does no harm: the claim expires.
      void call(deleteClaim, { params: { id } }).catch(() => undefined)
    }
  }, [id, isOn, take])
  useQueueChanges((changed) => {
    if (isOn && (!changed || (changed.case === id && changed.what === 'claim'))) void take(false)
  })
  return { holder: claim && !claim.isOwn ? (claim.by ?? '') : undefined, takeOver: () => take(true) }
}
