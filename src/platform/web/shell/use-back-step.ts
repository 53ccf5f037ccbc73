import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { backSteps } from './back-steps.ts'

/** While `open`, Back leads out of this and not out of the page. A dialog does it by itself; a step of a form asks for it. */
export function useBackStep(open: boolean, onBack: () => void): void {
  useBackDepth(open ? 1 : 0, onBack)
}

/**
 * Back leads out of the last of so many steps. Each has an entry of its own from the moment when somebody takes it, because
 * browsers pass over entries that a page adds while nobody touches it.
 */
export function useBackDepth(depth: number, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  const leaving = useRef<(() => void)[]>([])
  useEffect(() => {
    const open = leaving.current
    while (open.length < depth) open.push(backSteps.enter(() => back()))
    while (open.length > depth) open.pop()?.()
  }, [depth])
  useEffect(() => {
    const open = leaving.current
    return () => {
      for (const leave of open.splice(0)) leave()
    }
  }, [])
}

/**
 * Returns how to go to another of several steps; Back then returns through those that somebody has opened. Who goes to the
 * step from which they came has gone back.
 */
export function useBackTrail<Step>(at: Step, show: (step: Step) => void): (to: Step) => void {
  const [trail, setTrail] = useState<readonly Step[]>([])
  const last = trail.at(-1)
  function back() {
    if (last === undefined) return
    setTrail(trail.slice(0, -1))
    show(last)
  }
  useBackDepth(trail.length, back)
  return (to) => {
    if (to === at) return show(to)
    if (to === last) return back()
    setTrail([...trail, at])
    show(to)
  }
}

/** Once on every page. */
export function useBackSteps(): void {
  const { key } = useLocation()
  useEffect(() => backSteps.listen(), [])
  useEffect(() => backSteps.arrive(), [key])
}
