import { useRef, useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { postedSheet, toFormInput } from '../../contract/posted-sheet.ts'
import type { FormInput } from '../../contract/rules/answers.ts'
import type { Content } from '../../contract/rules/content.ts'
import { sayAnswer } from '../../contract/rules/say-answer.ts'
import { judge } from '../../contract/rules/verdict.ts'
import { faultText } from '../form/fault-text.ts'
import { FieldControl } from '../form/field-control.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { useText } from '../use-text.ts'

/** The form as somebody would fill it in, with what each rule makes of it; nothing is sent. */
export function TrialSheet({ content, onClose }: { content: Content; onClose: () => void }) {
  const t = useEditorText()
  const words = useText()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [input, setInput] = useState<FormInput>({})
  const { steps, answers, faults, required, held } = judge(content, input)
  const count = Object.keys(faults).length
  /** Takes over the current values; values of hidden fields are kept. */
  function follow() {
    if (!form.current) return
    const visibleIds = new Set(steps.flatMap(({ fields }) => fields.map(({ id }) => id)))
    const now = toFormInput(postedSheet(new FormData(form.current), locale).typed)
    const others = Object.entries(input).filter(([name]) => !visibleIds.has(name.split('.')[0]!))
    setInput({ ...Object.fromEntries(others), ...now })
  }
  return (
    <Sheet open onClose={onClose} title={t('logic.trial')} closeLabel={t('close')}>
      <p className="text-xs text-ink-2">{t('logic.trialText')}</p>
      <Note tone={count === 0 ? 'river' : 'neutral'} live>
        <p>{count === 0 ? t('logic.fine') : t('logic.notYet', { count })}</p>
        <ul className="mt-1 text-xs">
          {content.rules.map(({ id }, at) => (
            <li key={id}>{t(held.includes(id) ? 'logic.held' : 'logic.skipped', { at: String(at + 1) })}</li>
          ))}
        </ul>
      </Note>
      <form ref={form} className="grid gap-5" onInput={follow} onSubmit={(event) => event.preventDefault()}>
        {steps.map(({ page, fields }) => (
          <div key={page?.id ?? ''} className="grid gap-5">
            {page && (
              <h3 className="border-t border-edge pt-3 text-md">{readText(page.label, locale).text}</h3>
            )}
            {fields.map((field) => {
              const fault = input[field.id] && faults[field.id]
              const answer = answers[field.id]
              return (
                <FieldControl
                  key={field.id}
                  field={field}
                  typed={input}
                  required={required.has(field.id)}
                  error={fault && faultText(fault, { kind: field.kind, t: words, locale })}
                  sum={answer === undefined ? undefined : sayAnswer(field, answer, locale)}
                />
              )
            })}
          </div>
        ))}
      </form>
    </Sheet>
  )
}
