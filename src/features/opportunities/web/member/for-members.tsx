import { type ReactNode, Suspense } from 'react'
import { useMember } from './member-provider.tsx'

type Props = {
  /** What stands there until it is known how the member stands to the opportunity. */
  room?: ReactNode
  children: ReactNode
}

/** What only members see, once they are known. */
export function ForMembers({ room, children }: Props) {
  const { standing, pending } = useMember()
  if (!standing) return pending ? room : null
  return <Suspense fallback={room}>{children}</Suspense>
}
