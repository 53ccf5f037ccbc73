import { useRef, useState } from 'react'
import { useFailedFocus } from './use-failed-focus.ts'

/** Whether somebody has tried to send what is not whole yet: each such try brings them to the first field that is wrong. */
export function useTried<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  const [attempt, setAttempt] = useState(0)
  useFailedFocus(ref, attempt)
  return {
    /** Goes to what holds the fields. */
    ref,
    isTried: attempt > 0,
    refuse: () => setAttempt((count) => count + 1),
    reset: () => setAttempt(0),
  }
}
