import { useEffect, useRef, useState } from 'react'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'

export type Texts = { firstName: string; lastName: string; phoneNumber: string }

/** Nothing typed yet: the fields show the saved texts. */
const UNTYPED: Texts = { firstName: '', lastName: '', phoneNumber: '' }

/**
 * Returns the texts of the fields. They follow the saved ones until somebody types. Typed text survives a reload and is
 * never overwritten; a change by another device is reported beside it.
 */
export function useTextInputs(saved: Texts) {
  const [draft, keep, forget, { restored, device }] = useDeviceDraft('settings.profile', UNTYPED)
  const [overtaken, setOvertaken] = useState(false)
  const base = useRef(saved)
  const texts = draft === UNTYPED ? saved : draft
  const dirty = !isSame(texts, saved)

  useEffect(() => {
    if (isSame(base.current, saved)) return
    base.current = saved
    setOvertaken(true)
  }, [saved])

  function settle() {
    keep(UNTYPED)
    forget()
    setOvertaken(false)
  }
  return {
    texts,
    dirty,
    device,
    restored: restored && dirty,
    overtaken: overtaken && dirty,
    type(change: Partial<Texts>) {
      const next = { ...texts, ...change }
      if (isSame(next, saved)) return settle()
      if (!dirty) setOvertaken(false)
      keep(next)
    },
    /** Shows the saved texts, without a conflict. */
    settle,
  }
}

function isSame(one: Texts, other: Texts): boolean {
  return (
    one.firstName === other.firstName &&
    one.lastName === other.lastName &&
    one.phoneNumber === other.phoneNumber
  )
}
