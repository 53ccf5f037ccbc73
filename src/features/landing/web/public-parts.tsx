import { Suspense } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'

// Guests get these rendered by the server, without the application; members seldom see them.
export const LazyHeader = lazyPart(async () => (await import('./public-header.tsx')).PublicHeader)
export const LazyFooter = lazyPart(async () => (await import('./public-footer.tsx')).PublicFooter)

export function PublicHeader() {
  return (
    <Suspense fallback={<div className="h-bar border-b border-line" />}>
      <LazyHeader />
    </Suspense>
  )
}

export function PublicFooter() {
  return (
    <Suspense fallback={null}>
      <LazyFooter />
    </Suspense>
  )
}
