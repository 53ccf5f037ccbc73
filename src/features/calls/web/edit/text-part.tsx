import { Plus } from 'lucide-react'
import { FormChoice } from '#features/forms/web/index.ts'
import { NO_TEXT } from '#platform/contract/bilingual.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import { useCallWords } from '../use-call-words.ts'
import { useCallEditorText } from '../use-call-editor-text.ts'
import { type PartProps, withItem } from './part-props.ts'
import { useEditedCall } from './use-edited-call.ts'

const MOST = 12

/** Edits title, summary and the rules in plain words, in both languages. */
export function TextPart({ content, errors, edit }: PartProps) {
  const t = useCallEditorText()
  const { say } = useCallWords()
  const { id } = useEditedCall()
  const { explained } = content
  return (
    <div className="grid gap-8">
      <div className="grid gap-6">
        <BilingualField
          name="title"
          label={t('text.title')}
          help={t('text.titleHelp')}
          value={content.title}
          limit={140}
          errors={errors}
          onChange={(title) => edit({ title })}
        />
        <BilingualField
          name="summary"
          label={t('text.summary')}
          help={t('text.summaryHelp')}
          value={content.summary}
          limit={300}
          rows={2}
          errors={errors}
          onChange={(summary) => edit({ summary })}
        />
      </div>
      <FieldGroup title={t('text.explained')}>
        <p className="-mt-2 text-sm text-ink-2">{t('text.explainedHelp')}</p>
        {explained.map((one, at) => (
          // Questions have no ids; their positions identify them.
          <fieldset key={at} className="grid gap-4 border-t border-line pt-4">
            <legend className="sr-only">{t('text.question', { number: String(at + 1) })}</legend>
            <BilingualField
              name={`explained.${at}.title`}
              label={t('text.head')}
              value={one.title}
              limit={80}
              errors={within(errors, `explained.${at}`)}
              onChange={(title) => edit({ explained: withItem(explained, at, { title }) })}
            />
            <BilingualField
              name={`explained.${at}.text`}
              label={t('text.answer')}
              value={one.text}
              limit={600}
              rows={3}
              errors={errors}
              onChange={(text) => edit({ explained: withItem(explained, at, { text }) })}
            />
            <Button
              small
              look="quiet"
              className="justify-self-start"
              onClick={() => edit({ explained: explained.filter((_, index) => index !== at) })}
            >
              {t('text.remove', { name: say(one.title) || t('text.question', { number: String(at + 1) }) })}
            </Button>
          </fieldset>
        ))}
        {explained.length < MOST && (
          <Button
            small
            icon={<Plus />}
            className="justify-self-start"
            onClick={() => edit({ explained: [...explained, { title: NO_TEXT, text: NO_TEXT }] })}
          >
            {t('text.add')}
          </Button>
        )}
      </FieldGroup>
      <FormChoice kind="call" id={id} />
    </div>
  )
}

/** Moves the error of a whole item to its first field. */
function within(errors: PartProps['errors'], name: string): PartProps['errors'] {
  const error = errors[name]
  return error === undefined ? errors : { ...errors, [`${name}.title.bhs`]: error }
}
