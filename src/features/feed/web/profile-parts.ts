import { lazy } from 'react'
import type { ProfilePart } from '#platform/web/registration.ts'

export const profileParts: readonly ProfilePart[] = [
  {
    id: 'pinned',
    Part: lazy(async () => ({ default: (await import('./pins/pinned-post.tsx')).PinnedPost })),
    ForVisitors: lazy(async () => ({
      default: (await import('./pins/public-pinned-post.tsx')).PublicPinnedPost,
    })),
  },
]
