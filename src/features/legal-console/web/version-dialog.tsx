import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, localDay } from '#platform/contract/local-time.ts'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { BilingualField } from '#platform/web/forms/bilingual-field.tsx'
import { fieldSecret, fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { PasswordInput } from '#platform/web/ui/fields/password-input.tsx'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  cancelLegalVersion,
  listLegalDocuments,
  NOTE_MAX,
  publishLegalVersion,
  WAIT_DAYS,
} from '#features/legal/contract/versions.endpoints.ts'
import type { Intent } from './document-card.tsx'
import { useText } from './use-text.ts'

type Props = { intent: Intent; needsPassword: boolean; onClose: () => void }

/** Publishes the draft that was looked at, or takes a waiting version back; both prove who does it. */
export function VersionDialog({ intent, needsPassword, onClose }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const [note, setNote] = useState({ bhs: '', en: '' })
  const { act, legal, version } = intent
  const { document, draft } = legal
  const isPublishing = act === 'publish'
  const form = useForm({
    labels: {
      effectiveOn: t('fields.effectiveOn'),
      'note.bhs': t('fields.bhs'),
      'note.en': t('fields.en'),
      password: t('fields.password'),
    },
    validate: (data) => ({
      ...(isPublishing && fieldText(data, 'effectiveOn') === '' && { effectiveOn: t('dayMissing') }),
      ...(isPublishing && note.bhs.trim() === '' && { 'note.bhs': t('missing') }),
      ...(isPublishing && note.en.trim() === '' && { 'note.en': t('missing') }),
      ...(needsPassword && fieldSecret(data, 'password') === '' && { password: t('required') }),
    }),
    async send(data) {
      const proof = needsPassword ? { password: fieldSecret(data, 'password') } : {}
      if (isPublishing) {
        const effectiveOn = fieldText(data, 'effectiveOn')
        const body = { effectiveOn, note, digest: draft.digest, ...proof }
        await call(publishLegalVersion, { params: { document }, body })
      } else await call(cancelLegalVersion, { params: { document, version }, body: proof })
      toast({ title: t(isPublishing ? 'published' : 'cancelled') })
      await queries.invalidateQueries({ queryKey: [listLegalDocuments.path] })
      onClose()
    },
    explain: (error) => errorText(error, t('failed')),
  })
  const today = localDay(new Date())
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isPublishing ? 'publishTitle' : 'cancelTitle', { version })}
      closeLabel={t('close')}
    >
      <form {...form.props} className="grid gap-4">
        <p className="text-sm text-ink-2">{t(isPublishing ? 'publishText' : 'cancelText')}</p>
        {isPublishing && (
          <>
            <TextInput
              name="effectiveOn"
              type="date"
              label={t('fields.effectiveOn')}
              defaultValue={addDays(today, 15)}
              min={today}
              max={addDays(today, WAIT_DAYS)}
              error={form.errors.effectiveOn}
            />
            <BilingualField
              name="note"
              label={t('fields.note')}
              help={t('noteHelp')}
              value={note}
              limit={NOTE_MAX}
              rows={3}
              errors={form.errors}
              onChange={setNote}
            />
          </>
        )}
        {needsPassword && (
          <PasswordInput
            name="password"
            label={t('fields.password')}
            error={form.errors.password}
            autoComplete="current-password"
            required
            showLabel={t('show')}
            hideLabel={t('hide')}
          />
        )}
        <FormProblem text={form.problem} />
        <FormFoot
          onCancel={onClose}
          act={t(isPublishing ? 'submit' : 'cancelSubmit')}
          look={isPublishing ? 'river' : 'harm'}
          busy={form.busy && t('busy')}
        />
      </form>
    </Dialog>
  )
}
