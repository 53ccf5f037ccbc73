import { type RefObject, useEffect, useRef, useState } from 'react'
import { useMemberId } from '../session/session-provider.tsx'
import { type DraftDevice, type DraftState, type FormDraft, formDraft } from './form-draft.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Draft = Record<string, string[]>

/** Keeps what is typed on this device for its writer, so that a reload or a look at another page loses nothing. Never secrets. */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  key: string,
  /** The fields that are kept; all where it is left out. */
  only?: string,
): DraftState & { forget(): void } {
  const [device, setDevice] = useState<DraftDevice>('none')
  const [restored, setRestored] = useState(false)
  const member = useMemberId()
  const draftRef = useRef<FormDraft<Draft>>(undefined)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    let gone = false
    const draft = formDraft<Draft>(member, key, setDevice)
    draftRef.current = draft
    let restoring = false
    void draft.reading.then((fields) => {
      if (gone) return
      restoring = true
      setRestored(restore(fieldsOf(form, only), fields ?? {}))
      restoring = false
    })
    // A restored draft is kept already.
    const save = () => restoring || draft.keep(collect(fieldsOf(form, only)))
    form.addEventListener('input', save)
    form.addEventListener('change', save)
    return () => {
      gone = true
      form.removeEventListener('input', save)
      form.removeEventListener('change', save)
    }
  }, [ref, key, member, only])
  return {
    device,
    restored,
    forget() {
      setRestored(false)
      draftRef.current?.forget()
    },
  }
}

function fieldsOf(form: HTMLFormElement, only: string | undefined): Field[] {
  return [...form.elements]
    .filter((one): one is Field => 'autocomplete' in one && isKept(one as Field))
    .filter(({ name }) => only === undefined || name === only)
}

function isKept({ name, type, autocomplete }: Field): boolean {
  return name !== '' && type !== 'password' && !/password|one-time-code/.test(autocomplete)
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function collect(fields: readonly Field[]): Draft {
  const draft: Draft = {}
  for (const field of fields) {
    if (isBox(field) && !field.checked) continue
    if (field.value !== '') (draft[field.name] ??= []).push(field.value)
  }
  return draft
}

/** Fills what is still empty: what was typed while the page loaded stays. */
function restore(fields: readonly Field[], draft: Draft): boolean {
  let any = false
  for (const field of fields) {
    const values = draft[field.name] ?? []
    if (isBox(field)) {
      if (field.checked || !values.includes(field.value)) continue
      field.checked = true
    } else {
      const [value] = values
      if (value === undefined || field.value !== '') continue
      field.value = value
      // The counter under it and what else listens hear of it too.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    any = true
  }
  return any
}
