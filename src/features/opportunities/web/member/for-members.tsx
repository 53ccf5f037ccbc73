import { type ReactNode, Suspense } from 'react'
import { useMember } from './member-provider.tsx'

type Props = {
  /** The placeholder until the member's standing is known. */
  room?: ReactNode
  children: ReactNode
}

/** Content for members only, once their standing is known. */
export function ForMembers({ room, children }: Props) {
  const { standing, pending } = useMember()
  if (!standing) return pending ? room : null
  return <Suspense fallback={room}>{children}</Suspense>
}
