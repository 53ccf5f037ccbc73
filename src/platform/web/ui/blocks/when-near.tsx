import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** Everything is there after this long, also for whoever goes through a page by its headings. */
const SOON_MS = 2500
const MARGIN = '240px'

/** Waits with what is below what one sees, so that what is seen comes first; its own script and words come with it. */
export function WhenNear({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const place = ref.current
    if (near || !place) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    )
    observer.observe(place)
    const soon = setTimeout(() => setNear(true), SOON_MS)
    return () => {
      observer.disconnect()
      clearTimeout(soon)
    }
  }, [near])
  return near ? <Suspense fallback={fallback}>{children}</Suspense> : <div ref={ref}>{fallback}</div>
}
