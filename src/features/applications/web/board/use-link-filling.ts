import { type RefObject, useRef, useState } from 'react'
import { toLocal } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { readLink } from '../../contract/application.endpoints.ts'
import { useLeadText } from './use-lead-text.ts'

const LINK = /^https?:\/\/\S+\.\S+$/

/** Fills what is still empty in a form from the page to which a link leads; what somebody has typed stays. */
export function useLinkFilling(form: RefObject<HTMLFormElement | null>) {
  const t = useLeadText()
  const [state, setState] = useState<string>()
  const asked = useRef('')

  async function fill(written: string) {
    const url = written.trim()
    if (!LINK.test(url) || url === asked.current) return
    asked.current = url
    setState(t('reading'))
    try {
      const { title, organisation, deadline } = await call(readLink, { body: { url } })
      if (asked.current !== url) return
      const local = deadline ? toLocal(new Date(deadline)) : ''
      const filled = [put('title', title), put('organisation', organisation), put('deadline', local)]
      setState(t(filled.includes(true) ? 'filled' : 'nothing'))
    } catch (error) {
      if (asked.current === url) setState(errorText(error, t('general')))
    }
  }

  function put(name: string, value: string): boolean {
    const field = form.current?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement) || field.value !== '' || value === '') return false
    field.value = value
    return true
  }

  return { state, fill }
}
