import { type RefObject, useRef, useState } from 'react'
import { formatDate } from '#platform/contract/dates.ts'
import { toLocal } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { previewLink } from '../../contract/application.endpoints.ts'
import { useLeadText } from './use-lead-text.ts'

const LINK = /^https?:\/\/\S+\.\S+$/

/** Fills empty fields of a form from the linked page; typed words stay. */
export function useLinkFilling(form: RefObject<HTMLFormElement | null>) {
  const t = useLeadText()
  const locale = useLocale()
  const [state, setState] = useState<string>()
  const lastUrl = useRef('')

  async function fill(input: string) {
    const url = input.trim()
    if (!LINK.test(url) || url === lastUrl.current) return
    lastUrl.current = url
    setState(t('reading'))
    try {
      const { title, organisation, deadline, closedAt } = await call(previewLink, { body: { url } })
      if (lastUrl.current !== url) return
      const local = deadline ? toLocal(new Date(deadline)) : ''
      const filled = [put('title', title), put('organisation', organisation), put('deadline', local)]
      const outcome = t(filled.includes(true) ? 'filled' : 'nothing')
      setState(
        closedAt ? `${t('closed', { day: formatDate(new Date(closedAt), locale) })} ${outcome}` : outcome,
      )
    } catch (error) {
      if (lastUrl.current === url) setState(errorText(error, t('general')))
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
