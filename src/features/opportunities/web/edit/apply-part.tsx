import { FormChoice } from '#features/forms/web/index.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { useEditorText } from '../use-editor-text.ts'
import { FormFields } from './form-fields.tsx'
import { FieldGroup } from '#platform/web/ui/fields/field-group.tsx'
import type { PartProps } from './part-props.ts'
import { useEdited } from './use-edited.ts'

/** How to apply, the contact, and the organisation's questions. */
export function ApplyPart({ content, errors, edit }: PartProps) {
  const t = useEditorText()
  const { id } = useEdited()
  const { contact, externalUrl } = content
  const change = (part: Partial<typeof contact>) => edit({ contact: { ...contact, ...part } })
  return (
    <div className="grid gap-8">
      <FieldGroup title={t('groups.contact')}>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <TextInput
            name="contact.email"
            type="email"
            label={t('fields.contactEmail')}
            value={contact.email}
            maxLength={254}
            error={errors['contact.email']}
            onChange={(event) => change({ email: event.target.value.trim() })}
          />
          <TextInput
            name="contact.phone"
            type="tel"
            label={t('fields.contactPhone')}
            value={contact.phone}
            maxLength={40}
            onChange={(event) => change({ phone: event.target.value })}
          />
          <TextInput
            name="contact.name"
            label={t('fields.contactName')}
            value={contact.name}
            maxLength={120}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextInput
            name="externalUrl"
            type="url"
            label={t('fields.externalUrl')}
            help={t('fields.externalHelp')}
            defaultValue={externalUrl ?? ''}
            maxLength={300}
            error={errors.externalUrl}
            onBlur={(event) => {
              const input = event.target.value.trim()
              const whole = input === '' || /^https?:\/\//i.test(input) ? input : `https://${input}`
              event.target.value = whole
              edit({ externalUrl: whole || null, applyHere: whole === '' })
            }}
          />
        </div>
      </FieldGroup>
      <FieldGroup title={t('groups.form')}>
        <FormFields
          questions={content.questions}
          errors={errors}
          onChange={(questions) => edit({ questions })}
        />
      </FieldGroup>
      <FormChoice kind="opportunity" id={id} />
    </div>
  )
}
