import { type ReactNode, Suspense } from 'react'
import { useMember } from './member-provider.tsx'

type Props = {
  /** The placeholder until the member's state is known. */
  room?: ReactNode
  children: ReactNode
}

/** Content for members only, once their state is known. */
export function ForMembers({ room, children }: Props) {
  const { state, pending } = useMember()
  if (!state) return pending ? room : null
  return <Suspense fallback={room}>{children}</Suspense>
}
