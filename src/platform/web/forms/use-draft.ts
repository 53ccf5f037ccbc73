import { type RefObject, useEffect, useState } from 'react'
import { useMemberId } from '../session/session-provider.tsx'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Draft = Record<string, string[]>

/** Keeps what is typed for this tab, so that a reload or a look at another page loses nothing. Never secrets. */
export function useDraft(
  ref: RefObject<HTMLFormElement | null>,
  key: string,
): { restored: boolean; forget(): void } {
  const [restored, setRestored] = useState(false)
  // Whoever signs in next in this tab sees nothing of it.
  const place = `draft.${key}/${useMemberId()}`
  useEffect(() => {
    const form = ref.current
    if (!form) return
    setRestored(restore(form, read(place)))
    const save = () => sessionStorage.setItem(place, JSON.stringify(collect(form)))
    form.addEventListener('input', save)
    form.addEventListener('change', save)
    return () => {
      form.removeEventListener('input', save)
      form.removeEventListener('change', save)
    }
  }, [ref, place])
  return { restored, forget: () => sessionStorage.removeItem(place) }
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter((one): one is Field => 'autocomplete' in one && isKept(one as Field))
}

function isKept({ name, type, autocomplete }: Field): boolean {
  return name !== '' && type !== 'password' && !/password|one-time-code/.test(autocomplete)
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function collect(form: HTMLFormElement): Draft {
  const draft: Draft = {}
  for (const field of fieldsOf(form)) {
    if (isBox(field) && !field.checked) continue
    if (field.value !== '') (draft[field.name] ??= []).push(field.value)
  }
  return draft
}

/** Fills what is still empty: what was typed while the page loaded stays. */
function restore(form: HTMLFormElement, draft: Draft): boolean {
  let any = false
  for (const field of fieldsOf(form)) {
    const values = draft[field.name] ?? []
    if (isBox(field)) {
      if (field.checked || !values.includes(field.value)) continue
      field.checked = true
    } else {
      const [value] = values
      if (value === undefined || field.value !== '') continue
      field.value = value
    }
    any = true
  }
  return any
}

function read(place: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? '{}') as Draft
  } catch {
    return {}
  }
}
