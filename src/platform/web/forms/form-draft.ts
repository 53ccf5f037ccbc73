import type { DraftPlace, StoredDraft } from './device-drafts.ts'

/** Whether the device holds what is typed, has no room for it, or was given nothing yet. */
export type DraftDevice = 'none' | 'kept' | 'full'
/** Where what is typed stands, for the note that says so. */
export type DraftState = { device: DraftDevice; restored: boolean }

/**
 * The draft of a form that is sent by its button: kept on this device for its writer until it is sent. Visitors who are not
 * signed in keep it in this tab only, because nothing tells them from the next person at the device.
 */
export function formDraft<T>(member: string, name: string, onDevice: (device: DraftDevice) => void) {
  const place = member === '' ? Promise.resolve(tabPlace(name)) : devicePlace(member, name)
  let mark = ''
  let isForgotten = false
  const reading = place
    .then((opened) => opened.read())
    .then((stored) => {
      mark ||= stored?.mark ?? ''
      return stored?.value as T | undefined
    }, nothing)
  return {
    reading,
    keep(value: T) {
      const draft = { value, version: '', mark: crypto.randomUUID() }
      mark = draft.mark
      isForgotten = false
      // Without room for it, it stays on the page.
      place
        .then((opened) => opened.keep(draft))
        .then(
          // A form that was sent in the meantime is not reported as unsent.
          () => !isForgotten && onDevice('kept'),
          () => !isForgotten && onDevice('full'),
        )
    },
    forget() {
      isForgotten = true
      onDevice('none')
      void reading
        .then(() => place)
        .then((opened) => opened.drop(mark))
        .catch(nothing)
    },
  }
}

export type FormDraft<T> = ReturnType<typeof formDraft<T>>

/** Whether what was kept, perhaps by another release, is made like what a form begins with. */
export function isAlike(value: unknown, first: unknown): boolean {
  if (typeof value !== typeof first || Array.isArray(value) !== Array.isArray(first)) return false
  if (typeof first !== 'object' || first === null || Array.isArray(first)) return value !== null
  if (value === null) return false
  const [fields, pattern] = [value as Record<string, unknown>, first as Record<string, unknown>]
  const names = Object.keys(pattern)
  return names.every((name) => name in fields && isAlike(fields[name], pattern[name]))
}

async function devicePlace(member: string, name: string): Promise<DraftPlace> {
  const { draftPlace } = await import('./device-drafts.ts')
  return draftPlace(member, `form.${name}`)
}

function tabPlace(name: string): DraftPlace {
  const key = `draft.${name}`
  return {
    read: async () =>
      (JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined) as StoredDraft | undefined,
    keep: async (draft) => sessionStorage.setItem(key, JSON.stringify(draft)),
    drop: async () => sessionStorage.removeItem(key),
  }
}

function nothing() {
  return undefined
}
