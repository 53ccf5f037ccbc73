import { type RefObject, useEffect } from 'react'

/** Brings the focus to the summary, which takes it itself, or else to the first field that is wrong. */
export function useFailedFocus(ref: RefObject<HTMLElement | null>, attempt: number) {
  useEffect(() => {
    const form = ref.current
    if (attempt === 0 || !form || form.querySelector('[tabindex="-1"]:focus')) return
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [ref, attempt])
}
