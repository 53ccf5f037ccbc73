import { useEffect, useRef } from 'react'

/** Publishes the height of an element as `--announcement`, for screens that fill the window below it; 0 where it is hidden. */
export function useOwnHeight() {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--announcement', `${element.current?.offsetHeight ?? 0}px`),
    )
    if (element.current) observer.observe(element.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--announcement')
    }
  }, [])
  return element
}
