import { useEffect, useRef } from 'react'

/** The heading of what took the place of the questions: whoever listens, or goes by keys, goes on from there. */
export function useArrival(hasAnswered: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasAnswered) heading.current?.focus({ preventScroll: true })
  }, [hasAnswered])
  return { ref: heading, tabIndex: -1 }
}
