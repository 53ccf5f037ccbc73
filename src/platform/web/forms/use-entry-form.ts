import { useEffect, useRef } from 'react'
import { leftOver } from './left-over.ts'
import { useDeviceDraft } from './use-device-draft.ts'

/**
 * A form that stands there for the next entry once one has gone, kept on this device until then. `arrived` takes what was
 * sent out of it and leaves what was written while it was on its way.
 */
export function useEntryForm<T extends object>(name: string, first: T) {
  const [entry, change, forget, draft] = useDeviceDraft(name, first)
  // Several keys may come before the page is drawn again.
  const now = useRef(entry)
  useEffect(() => {
    now.current = entry
  }, [entry])
  function put(value: T) {
    now.current = value
    change(value)
  }
  return {
    written: entry,
    draft,
    set: (changed: Partial<T>) => put({ ...now.current, ...changed }),
    arrived(submission: T, next: T = first) {
      const left = leftOver({ sent: submission, now: now.current, next })
      put(left)
      if (Object.entries(left).every(([field, value]) => Object.is(next[field as keyof T], value))) forget()
    },
  }
}
