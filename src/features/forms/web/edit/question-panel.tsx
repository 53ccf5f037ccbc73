import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import type { Field } from '../../contract/rules/field.ts'
import { useEditorText } from '../use-editor-text.ts'
import { QuestionFields } from './question-fields.tsx'
import type { Questions } from './use-questions.ts'

type Props = { field: Field; questions: Questions }

/** The open question on a phone, over the list. */
export function QuestionSheet({ field, questions }: Props) {
  const t = useEditorText()
  const close = () => questions.close()
  return (
    <Sheet
      open
      onClose={close}
      title={t(`kinds.${field.kind}`)}
      closeLabel={t('close')}
      actions={
        <Button look="river" onClick={close}>
          {t('questions.done')}
        </Button>
      }
    >
      <QuestionFields field={field} questions={questions} />
    </Sheet>
  )
}

/** The open question beside the list; whoever opens one writes on, and Escape leads back to its row. */
export function QuestionPanel({ field, questions }: Props) {
  const t = useEditorText()
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [field.id])
  function leave(event: KeyboardEvent) {
    // What closes something of its own by Escape has said so.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    questions.close()
  }
  return (
    <section
      aria-labelledby="question-title"
      onKeyDown={leave}
      className="grid max-h-[calc(100dvh-var(--bar)-5rem-var(--staff-bar,0px))] content-start gap-4 overflow-y-auto overscroll-contain rounded-surface border border-line bg-surface px-5 pt-3 pb-5"
    >
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 pt-2.5">
          <h2
            id="question-title"
            ref={heading}
            tabIndex={-1}
            className="text-md outline-none [overflow-wrap:anywhere]"
          >
            {readText(field.label, locale).text || t('unnamed')}
          </h2>
          <p className="text-xs text-ink-2">{t(`kinds.${field.kind}`)}</p>
        </div>
        <IconButton icon={<X />} label={t('close')} className="-mr-3" onClick={() => questions.close()} />
      </div>
      <QuestionFields key={field.id} field={field} questions={questions} />
    </section>
  )
}
