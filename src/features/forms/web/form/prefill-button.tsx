import { type MouseEvent, useState } from 'react'
import { useText } from '../use-text.ts'
import type { ReadOwn } from './use-prefill.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Puts what the member's account or profile says into a field: only when the member presses, field by field. */
export function PrefillButton({ id, own }: { id: string; own: ReadOwn }) {
  const t = useText()
  const [note, setNote] = useState<'ownMissing' | 'ownFailed'>()
  async function fill({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const value = await own().catch(() => undefined)
    setNote(value === undefined ? 'ownFailed' : value === '' ? 'ownMissing' : undefined)
    const control = form?.querySelector<Control>(`[name="${id}"]`)
    if (!value || !control) return
    control.value = value
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    document.getElementById(id)?.focus()
  }
  return (
    <>
      <span role="status">{note && `${t(note)} `}</span>
      <button type="button" className="link -my-3 min-h-target py-3" onClick={(event) => void fill(event)}>
        {t('own')}
      </button>
    </>
  )
}
