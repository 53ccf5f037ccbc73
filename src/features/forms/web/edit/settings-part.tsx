import { useState } from 'react'
import { type Bilingual, readText } from '#platform/contract/bilingual.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Checkbox } from '#platform/web/ui/fields/checkbox.tsx'
import { MomentField } from '#platform/web/ui/fields/moment-field.tsx'
import { NumberField } from '#platform/web/ui/fields/number-field.tsx'
import { RadioGroup } from '#platform/web/ui/fields/radio-group.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { saveFormSettings } from '../../contract/editing.endpoints.ts'
import { AUDIENCES, type Settings } from '../../contract/settings.ts'
import { useEditorText } from '../use-editor-text.ts'
import { useEdited, useEditedStore } from './use-edited.ts'
import { useDoor } from '../use-door.ts'

const MOMENTS = ['opensAt', 'closesAt', 'editableUntil'] as const
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

function embedCode(slug: string, title: Bilingual): string {
  const name = readText(title, 'bhs').text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<iframe src="${window.location.origin}/forms/${slug}/embed?lang=bhs" title="${name}" width="100%" height="900"></iframe>`
}

/** The settings: who may send, when and how often; they apply when saved. */
export function SettingsPart() {
  const t = useEditorText()
  const { at, organisation } = useDoor()
  const store = useEditedStore()
  const { id, settings, content } = useEdited()
  const [draft, setDraft] = useState<Settings>(settings)
  const put = (change: Partial<Settings>) => setDraft((now) => ({ ...now, ...change }))
  const form = useForm({
    labels: { slug: t('settings.slug') },
    validate: (): Record<string, string> =>
      SLUG.test(draft.slug) && draft.slug.length >= 3 ? {} : { slug: t('settings.slugWrong') },
    async send() {
      const edited = await call(at(saveFormSettings), { params: { id }, body: draft })
      store.change((now) => ({
        ...edited,
        content: now.content,
        version: now.version,
        unpublished: now.unpublished,
      }))
      toast({ title: t('settings.saved') })
    },
    explain: (error) => errorText(error, t('general')),
  })
  return (
    <form {...form.props} className="grid max-w-xl gap-5">
      <TextInput
        name="slug"
        label={t('settings.slug')}
        help={t('settings.slugHelp')}
        value={draft.slug}
        maxLength={60}
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors.slug}
        onChange={(event) => put({ slug: event.target.value.trim() })}
      />
      <RadioGroup
        legend={t('settings.audience')}
        name="audience"
        inline
        value={draft.audience}
        options={AUDIENCES.map((value) => ({ value, text: t(`settings.audiences.${value}`) }))}
        onChange={(value) => put({ audience: value as Settings['audience'] })}
      />
      <Checkbox
        name="onceOnly"
        label={t('settings.onceOnly')}
        checked={draft.onceOnly}
        onChange={(event) => put({ onceOnly: event.target.checked })}
      />
      {MOMENTS.map((name) => (
        <MomentField
          key={name}
          name={name}
          label={t(`settings.${name}`)}
          value={draft[name]}
          onChange={(value) => put({ [name]: value })}
        />
      ))}
      <NumberField
        name="quota"
        label={t('settings.quota')}
        value={draft.quota}
        onChange={(quota) => put({ quota })}
      />
      <NumberField
        name="retentionDays"
        label={t('settings.retentionDays')}
        help={t('settings.retentionHelp')}
        value={draft.retentionDays}
        max={3650}
        onChange={(retentionDays) => put({ retentionDays })}
      />
      {organisation === null && (
        <Checkbox
          name="offered"
          label={t('settings.offered')}
          help={t('settings.offeredHelp')}
          checked={draft.offered}
          onChange={(event) => put({ offered: event.target.checked })}
        />
      )}
      <Checkbox
        name="framed"
        label={t('settings.framed')}
        help={t('settings.framedHelp')}
        checked={draft.framed}
        onChange={(event) => put({ framed: event.target.checked })}
      />
      {settings.framed && (
        <Textarea
          name="embed"
          label={t('settings.embed')}
          help={t('settings.embedHelp')}
          value={embedCode(settings.slug, content.title)}
          rows={3}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.target.select()}
        />
      )}
      <FormProblem text={form.problem} />
      <div>
        <Button type="submit" look="river" busy={form.busy && t('settings.busy')}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  )
}
