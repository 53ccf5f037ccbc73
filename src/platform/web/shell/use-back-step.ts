import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { backSteps } from './back-steps.ts'

/** While `open`, Back leads out of this and not out of the page. A dialog does it by itself; a step of a form asks for it. */
export function useBackStep(open: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => (open ? backSteps.enter(() => back()) : undefined), [open])
}

/** Once on every page. */
export function useBackSteps(): void {
  const { key } = useLocation()
  useEffect(() => backSteps.listen(), [])
  useEffect(() => backSteps.arrive(), [key])
}
