import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useBackDepth } from '#platform/web/shell/use-back-step.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { FILE_LIMIT_MB } from '../../contract/files.ts'
import { CONTROLS, postedSheet, toFormInput } from '../../contract/posted-sheet.ts'
import { type PublicForm, type Sending, sendForm } from '../../contract/public.endpoints.ts'
import type { FormInput } from '../../contract/rules/answers.ts'
import { judge } from '../../contract/rules/verdict.ts'
import type { Sender } from './file-control.tsx'
import { useDeviceSheet } from './use-device-sheet.ts'
import { useText } from '../use-text.ts'

/** Holds the state of the current step: values, verdict and sending. */
export function useSheet(publicForm: PublicForm, token: string | undefined) {
  const { slug, content, draft, mark } = publicForm
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [input, setInput] = useState<FormInput>(draft?.typed ?? {})
  const [tried, setTried] = useState(draft?.tried ?? false)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const uploads = useRef(0)
  /** Controls are drawn anew when what this device kept is put into them. */
  const [round, setRound] = useState(0)
  const device = useDeviceSheet(publicForm, (before) => {
    setInput(before)
    setRound((count) => count + 1)
  })
  const verdict = useMemo(() => judge(content, input), [content, input])
  const { steps } = verdict
  const at = Math.max(
    0,
    steps.findIndex(({ page }) => (page?.id ?? '') === (draft?.step ?? '')),
  )
  const step = steps[at] ?? { page: undefined, fields: [] }

  /** Reads the values of this step over those of the others. */
  function read(sheet: ReturnType<typeof postedSheet>): FormInput {
    const here = new Set(sheet.asked)
    const elsewhere = Object.entries(input).filter(([name]) => !here.has(name.split('.')[0]!))
    return { ...Object.fromEntries(elsewhere), ...toFormInput(sheet.typed) }
  }

  function follow() {
    if (!form.current) return
    const now = read(postedSheet(new FormData(form.current), locale))
    setInput(now)
    device.keep(now)
  }

  const sender: Sender = {
    files: draft?.files ?? [],
    // Most forms take no file.
    send: async (file, field) =>
      (await import('./send-file.ts')).sendFile(file, { slug, field, mark, token }),
    hold: (change) => {
      uploads.current += change
    },
  }

  /** Returns the values of the step, with files that were chosen before the script was there. */
  async function sheetOf(data: FormData) {
    const sheet = postedSheet(data, locale)
    for (const [name, file] of data) {
      if (typeof file === 'string' || file.size === 0) continue
      const upload = await sender.send(file, name)
      if (!upload)
        return setProblem(t('files.tooLarge', { name: file.name, megabytes: String(FILE_LIMIT_MB) }))
      const before = sheet.typed.find((one) => one.name === name)
      if (before) before.values.push(upload.value)
      else sheet.typed.push({ name, values: [upload.value] })
    }
    return sheet
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    await post(new FormData(event.currentTarget, submitter))
  }

  async function post(data: FormData) {
    if (busy) return
    if (uploads.current > 0) return setProblem(t('files.wait'))
    setBusy(true)
    setProblem(undefined)
    try {
      const sheet = await sheetOf(data)
      if (!sheet) return
      const now = read(sheet)
      const { faults } = judge(content, now)
      setInput(now)
      if (sheet.go === 'next' && sheet.asked.some((id) => faults[id])) {
        setTried(true)
        setAttempt((count) => count + 1)
        return
      }
      const { path, sent } = await call(sendForm, { params: { slug }, body: sheet as Sending })
      if (sent) device.forget()
      // The steps have one address, so Back goes through them and not through it.
      await navigate(path, { replace: !sent })
    } catch (error) {
      setProblem(error instanceof ApiError ? errorText(error, t('failed')) : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  // Back sends the step like its button does, so that its input is kept too.
  useBackDepth(at, () => {
    if (!form.current) return
    const data = new FormData(form.current)
    data.set(CONTROLS.go, 'back')
    void post(data)
  })
  const faults = tried ? verdict.faults : {}
  return {
    form,
    typed: input,
    verdict,
    faults,
    at,
    step,
    attempt,
    busy,
    problem,
    follow,
    send,
    sender,
    round,
    device: device.state,
  }
}
