import { useEffect, useRef, useState } from 'react'
import { useMemberId } from '../session/session-provider.tsx'
import { type DraftDevice, type DraftState, type FormDraft, formDraft, isAlike } from './form-draft.ts'

/** Something being written, kept on this device for its writer until it is done with, so that a reload loses nothing. */
export function useDeviceDraft<T>(
  name: string,
  first: T,
): [
  value: T,
  change: (next: T) => void,
  forget: () => void,
  state: DraftState,
  /** Another value on the screen; the device keeps what it has. */
  show: (next: T) => void,
] {
  const member = useMemberId()
  const [value, setValue] = useState(first)
  const [restored, setRestored] = useState(false)
  const [device, setDevice] = useState<DraftDevice>('none')
  const initial = useRef(first)
  const draft = useRef<FormDraft<T>>(undefined)
  const isTyped = useRef(false)
  useEffect(() => {
    let gone = false
    draft.current = formDraft<T>(member, name, setDevice)
    void draft.current.reading.then((stored) => {
      // Text typed during the read stays.
      if (gone || isTyped.current || stored === undefined || !isAlike(stored, initial.current)) return
      setValue(stored)
      setRestored(true)
    })
    return () => {
      gone = true
    }
  }, [member, name])
  function change(next: T) {
    show(next)
    // Where somebody begins again, there is nothing to keep.
    if (next === initial.current) draft.current?.forget()
    else draft.current?.keep(next)
  }
  function show(next: T) {
    isTyped.current = true
    setValue(next)
  }
  function forget() {
    isTyped.current = true
    setRestored(false)
    draft.current?.forget()
  }
  return [value, change, forget, { device, restored }, show]
}
