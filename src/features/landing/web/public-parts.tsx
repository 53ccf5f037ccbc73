import { Suspense } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'

// Guests get them from the server with the page and carry no application; members seldom see them.
const Header = lazyPart(async () => (await import('./public-header.tsx')).PublicHeader)
const Footer = lazyPart(async () => (await import('./public-footer.tsx')).PublicFooter)

export function PublicHeader() {
  return (
    <Suspense fallback={<div className="h-bar border-b border-line" />}>
      <Header />
    </Suspense>
  )
}

export function PublicFooter() {
  return (
    <Suspense fallback={null}>
      <Footer />
    </Suspense>
  )
}
