import { useEffect } from 'react'
import { impersonationToken } from '#platform/web/api/stored-tokens.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { whenIdle } from '#platform/web/shell/when-idle.ts'
import { mayHaveUnsent } from './unsent-mark.ts'

/** Sends the waiting entries of this device on whichever page the member returns to. */
export function useResend(): void {
  const member = useMemberId()
  useEffect(() => {
    if (member === '' || impersonationToken() || !mayHaveUnsent(member)) return
    return whenIdle(() => {
      void import('./resend.ts')
        .then(({ resend }) => resend(member))
        // A device without storage has nothing to send; offline the next page tries.
        .catch(() => undefined)
    })
  }, [member])
}
