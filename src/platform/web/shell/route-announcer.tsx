import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Tells a screen reader the new page's title and brings the focus to its start when the route changes. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const [message, setMessage] = useState('')
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const timer = setTimeout(() => {
      setMessage(document.title)
      const main = document.querySelector<HTMLElement>('main')
      const target = main?.querySelector<HTMLElement>('h1') ?? main
      // A place that the address names, or a field, has taken the focus already.
      if (!target || main?.contains(document.activeElement)) return
      target.tabIndex = -1
      target.focus({ preventScroll: true })
    }, 150)
    return () => clearTimeout(timer)
  }, [pathname])
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {message}
    </p>
  )
}
