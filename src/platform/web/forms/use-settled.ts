import { useEffect, useState } from 'react'

/** The text once typing has paused. */
export function useSettled(text: string, pauseMs = 250): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
