import { useEffect, useRef, useState } from 'react'
import { isSame, keepTexts, keptTexts, type Texts } from './kept-texts.ts'

/**
 * What stands in the fields. It follows what is saved until somebody types; what is typed survives a reload and is never
 * overwritten, but told when another device has saved something else meanwhile.
 */
export function useTypedTexts(saved: Texts) {
  const [texts, setTexts] = useState(() => keptTexts() ?? saved)
  const [restored, setRestored] = useState(() => !isSame(texts, saved))
  const [overtaken, setOvertaken] = useState(false)
  const base = useRef(saved)
  const dirty = !isSame(texts, saved)

  useEffect(() => {
    const before = base.current
    base.current = saved
    if (isSame(before, saved)) return
    if (isSame(texts, before)) setTexts(saved)
    else setOvertaken(!isSame(texts, saved))
  }, [saved, texts])

  useEffect(() => keepTexts(dirty ? texts : undefined), [dirty, texts])

  function settle(next: Texts) {
    setTexts(next)
    setRestored(false)
    setOvertaken(false)
  }
  return {
    texts,
    dirty,
    restored: restored && dirty,
    overtaken: overtaken && dirty,
    type: (change: Partial<Texts>) => setTexts((now) => ({ ...now, ...change })),
    /** Takes these as what stands there, and nothing is left to tell. */
    settle,
  }
}
