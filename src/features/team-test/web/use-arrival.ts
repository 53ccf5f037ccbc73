import { useEffect, useRef } from 'react'

/**
 * Returns a ref for the heading that replaces the questions, which takes the focus, so that screen readers and keyboards
 * continue there.
 */
export function useArrival(hasAnswered: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasAnswered) heading.current?.focus({ preventScroll: true })
  }, [hasAnswered])
  return { ref: heading, tabIndex: -1 }
}
