import { readText } from '#platform/contract/bilingual.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Progress } from '#platform/web/ui/blocks/progress.tsx'
import { FormErrors } from '#platform/web/ui/fields/form-errors.tsx'
import { CONTROLS } from '../../contract/posted-sheet.ts'
import type { PublicForm } from '../../contract/public.endpoints.ts'
import { isFile, isTyped } from '../../contract/rules/kinds.ts'
import type { Step } from '../../contract/rules/steps.ts'
import { sayAnswer } from '../../contract/rules/say-answer.ts'
import { useText } from '../use-text.ts'
import { faultText } from './fault-text.ts'
import { FieldControl } from './field-control.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { StepList } from './step-list.tsx'
import { useSheet } from './use-sheet.ts'

/** Links leave the frame of another site. */
export const OUT_OF_FRAME = { target: '_blank', rel: 'noopener' } as const

type Props = {
  form: PublicForm
  token: string | undefined
  framed?: boolean
  /** Names the steps beside the form where there is room. */
  beside?: boolean
  /** Before paths that go to another device. */
  origin?: string
}

/**
 * Renders one step of a form. Without script the browser posts it and the server redirects; with script the same happens.
 */
export function FormView({ form, token, framed = false, beside = false, origin = '' }: Props) {
  const t = useText()
  const locale = useLocale()
  const hasAccount = useSession().status === 'authenticated'
  const sheet = useSheet(form, token)
  const { step, at, verdict, faults, typed } = sheet
  const { steps, answers, required } = verdict
  const visible = step.fields.filter(({ kind }) => kind !== 'hidden')
  const wrong = visible.flatMap((field) => {
    const fault = faults[field.id]
    if (!fault) return []
    const text = faultText(fault, { kind: field.kind, t, locale })
    return [{ name: field.id, label: readText(field.label, locale).text, text }]
  })
  const hidden = {
    ...(token !== undefined && { token }),
    mark: form.mark,
    step: step.page?.id ?? '',
    asked: visible
      .filter(({ kind }) => isTyped(kind))
      .map(({ id }) => id)
      .join(' '),
    ...(framed && { framed: 'yes', lang: locale }),
  }
  const changes = form.draft?.changes ?? false
  const label = t('step', { at: String(at + 1), of: String(steps.length) })
  const view = (
    <form
      ref={sheet.form}
      method="post"
      action={`/forms/${form.slug}`}
      noValidate
      {...(visible.some(({ kind }) => isFile(kind)) && { encType: 'multipart/form-data' as const })}
      className="flex flex-col gap-6"
      onInput={sheet.follow}
      onChange={sheet.follow}
      onSubmit={(event) => void sheet.send(event)}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={CONTROLS[name as keyof typeof CONTROLS]} value={value} />
      ))}
      <StepHead step={step} at={at} of={steps.length} label={label} />
      {changes && <Note tone="sun">{t('changes')}</Note>}
      <Notice form={form} token={token} framed={framed} origin={origin} />
      <FormErrors title={t('wrong', { count: wrong.length })} errors={wrong} attempt={sheet.attempt} />
      {visible.map((field) => {
        const fault = faults[field.id]
        const answer = answers[field.id]
        return (
          <FieldControl
            key={isFile(field.kind) ? field.id : `${field.id} ${sheet.round}`}
            field={field}
            typed={typed}
            required={required.has(field.id)}
            error={fault && faultText(fault, { kind: field.kind, t, locale })}
            hasAccount={hasAccount}
            sender={sheet.sender}
            sum={answer === undefined ? undefined : sayAnswer(field, answer, locale)}
          />
        )
      })}
      <div className="sr-only" aria-hidden="true">
        <label>
          {t('trap')}
          <input name={CONTROLS.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormProblem text={sheet.problem} />
      <DraftNote {...sheet.device} />
      <SheetFoot at={at} of={steps.length} label={label} changes={changes} busy={sheet.busy} />
    </form>
  )
  if (!beside || steps.length < 2) return view
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-x-16">
      {view}
      <StepList steps={steps} at={at} />
    </div>
  )
}

function StepHead({ step, at, of, label }: { step: Step; at: number; of: number; label: string }) {
  const locale = useLocale()
  if (of < 2) return null
  const title = step.page && readText(step.page.label, locale).text
  return (
    <div className="grid gap-2">
      <Progress steps={of} current={at + 1} label={label} />
      <p className="text-xs text-ink-2">{label}</p>
      {title && <h2 className="text-lg">{title}</h2>}
    </div>
  )
}

function Notice({ form, token, framed, origin }: Props) {
  const t = useText()
  const notice = form.draft?.notice
  if (!notice) return null
  const path = `/forms/${form.slug}?token=${token}`
  return (
    <Note tone={notice === 'kept' ? 'river' : 'sun'} live>
      <p>{t(`notices.${notice}`)}</p>
      {notice === 'kept' && (
        <p className="mt-1">
          <a className="link [overflow-wrap:anywhere]" href={path} {...(framed && OUT_OF_FRAME)}>
            {`${origin}${path}`}
          </a>
        </p>
      )}
    </Note>
  )
}
