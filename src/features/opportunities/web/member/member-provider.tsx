import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useEffect } from 'react'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { saveVisit } from '../../contract/member.endpoints.ts'
import { MemberActions } from './parts-loaded.ts'

export type MemberState = ResponseOf<typeof saveVisit>
type Value = { id: string; state: MemberState | undefined; pending: boolean }

const MemberContext = createContext<Value>({ id: '', state: undefined, pending: false })

/** Provides the signed-in member's state to this opportunity; nothing for visitors. */
export function MemberProvider({ id, children }: { id: string; children: ReactNode }) {
  const session = useSession()
  const isMember = session.status === 'authenticated'
  useEffect(() => void (isMember && MemberActions.preload()), [isMember])
  const { data, isPending } = useEndpoint(saveVisit, { params: { id }, enabled: isMember })
  return (
    <MemberContext value={{ id, state: isMember ? data : undefined, pending: isMember && isPending }}>
      {children}
    </MemberContext>
  )
}

export function useMember() {
  const value = use(MemberContext)
  const queries = useQueryClient()
  return {
    ...value,
    change: (part: Partial<MemberState>) =>
      queries.setQueryData<MemberState>(keyOf(value.id), (now) => now && { ...now, ...part }),
  }
}

function keyOf(id: string) {
  return endpointKey(saveVisit, { params: { id } })
}
