import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { postedSheet, toTyped } from '../../contract/posted-sheet.ts'
import { type PublicForm, type Sending, sendForm } from '../../contract/public.endpoints.ts'
import type { Typed } from '../../contract/rules/answers.ts'
import { judge } from '../../contract/rules/verdict.ts'
import { useText } from '../use-text.ts'

/** Holds the state of the current step: values, verdict and sending. */
export function useSheet({ slug, content, draft }: PublicForm) {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Typed>(draft?.typed ?? {})
  const [tried, setTried] = useState(draft?.tried ?? false)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const verdict = useMemo(() => judge(content, typed), [content, typed])
  const { steps } = verdict
  const at = Math.max(
    0,
    steps.findIndex(({ page }) => (page?.id ?? '') === (draft?.step ?? '')),
  )
  const step = steps[at] ?? { page: undefined, fields: [] }

  /** Reads the values of this step over those of the others. */
  function read(sheet: ReturnType<typeof postedSheet>): Typed {
    const here = new Set(sheet.asked)
    const elsewhere = Object.entries(typed).filter(([name]) => !here.has(name.split('.')[0]!))
    return { ...Object.fromEntries(elsewhere), ...toTyped(sheet.typed) }
  }

  function follow() {
    if (form.current) setTyped(read(postedSheet(new FormData(form.current), locale)))
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const sheet = postedSheet(new FormData(event.currentTarget, submitter), locale)
    const now = read(sheet)
    const { faults } = judge(content, now)
    setTyped(now)
    setProblem(undefined)
    if (sheet.go === 'next' && sheet.asked.some((id) => faults[id])) {
      setTried(true)
      setAttempt((count) => count + 1)
      return
    }
    setBusy(true)
    try {
      const { path } = await call(sendForm, { params: { slug }, body: sheet as Sending })
      await navigate(path)
    } catch (error) {
      setProblem(error instanceof ApiError ? errorText(error, t('failed')) : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  const faults = tried ? verdict.faults : {}
  return { form, typed, verdict, faults, at, step, attempt, busy, problem, follow, send }
}
