import { useEffect, useRef, useState } from 'react'
import { type DraftDevice, type FormDraft, formDraft } from '#platform/web/forms/form-draft.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import type { PublicForm } from '../../contract/public.endpoints.ts'
import type { FormInput } from '../../contract/rules/answers.ts'
import { isDeviceSheet, type DeviceSheet, toDeviceSheet, withDevice } from './device-sheet.ts'

const NOTHING: FormInput = {}

/**
 * Keeps on this device what is typed into a form, so that a reload, a crash or a lost link loses nothing, until the form is
 * sent. `restore` is given what was kept before, unless something was typed first.
 */
export function useDeviceSheet(
  { slug, content, about, draft }: PublicForm,
  restore: (values: FormInput) => void,
) {
  const session = useSession()
  const isKnown = session.status !== 'loading'
  const member = session.status === 'authenticated' ? session.user.id : ''
  const changes = draft?.changes ?? false
  const name = ['forms', slug, about?.path ?? '', changes ? 'changes' : ''].join(' ').trim()
  const server = draft?.typed ?? NOTHING
  const [device, setDevice] = useState<DraftDevice>('none')
  const [restored, setRestored] = useState(false)
  const store = useRef<FormDraft<DeviceSheet>>(undefined)
  const last = useRef<FormInput>(undefined)
  const { fields } = content
  const now = useRef({ fields, base: server, put: restore })
  useEffect(() => {
    now.current = { fields, base: server, put: restore }
  })
  useEffect(() => {
    // Who fills it in decides where it is kept.
    if (!isKnown) return undefined
    let isOver = false
    const place = formDraft<DeviceSheet>(member, name, setDevice)
    store.current = place
    void place.reading.then((before) => {
      const { fields: questions, base, put } = now.current
      if (isOver) return
      if (last.current) return place.keep(toDeviceSheet(questions, last.current, base))
      const values = isDeviceSheet(before) ? withDevice(questions, base, before) : undefined
      if (!values) return
      put(values)
      setRestored(true)
    })
    return () => {
      isOver = true
    }
  }, [isKnown, member, name])
  return {
    state: { device, restored },
    keep(values: FormInput) {
      last.current = values
      store.current?.keep(toDeviceSheet(fields, values, server))
    },
    forget() {
      store.current?.forget()
    },
  }
}
