import { type MouseEvent, useState } from 'react'
import { useSession } from '#platform/web/session/session-provider.tsx'
import type { Prefill } from '../../contract/rules/kinds.ts'
import { useText } from '../use-text.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Puts what the member's account or profile says into a field: only when the member presses, field by field. */
export function PrefillButton({ id, prefill }: { id: string; prefill: Prefill }) {
  const t = useText()
  const session = useSession()
  const [note, setNote] = useState<'ownMissing' | 'ownFailed'>()
  if (session.status !== 'authenticated') return null
  const { firstName, lastName, email, phoneNumber } = session.user
  const account = { name: `${firstName} ${lastName}`.trim(), email, phone: String(phoneNumber ?? '') }
  async function fill({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    const value = await readOwn().catch(() => undefined)
    setNote(value === undefined ? 'ownFailed' : value === '' ? 'ownMissing' : undefined)
    const control = form?.querySelector<Control>(`[name="${id}"]`)
    if (!value || !control) return
    control.value = value
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    document.getElementById(id)?.focus()
  }
  /** Reads the profile only once the member has pressed; an empty text where it does not say this. */
  async function readOwn(): Promise<string> {
    if (prefill !== 'municipality' && prefill !== 'skills') return account[prefill]
    return (await import('./profile-values.ts')).readOwnProfile(prefill)
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
