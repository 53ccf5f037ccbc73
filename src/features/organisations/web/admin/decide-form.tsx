import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import {
  decideOrganisation,
  getOrganisationForCheck,
  listOrganisationsForCheck,
  NOTE_LIMIT,
  type OrganisationForCheck,
} from '../../contract/admin.endpoints.ts'
import { REASONS, type Reason } from '../../contract/kinds.ts'
import { useText } from '../use-text.ts'

type Act = 'verified' | 'refused' | 'suspended' | 'restored'
const LOOKS = { verified: 'river', refused: 'line', suspended: 'harm', restored: 'river' } as const

/** The decision with its reason; the choices depend on the organisation's state. */
export function DecideForm({
  organisation,
  onDone,
}: {
  organisation: OrganisationForCheck
  onDone: () => void
}) {
  const t = useText()
  const queries = useQueryClient()
  const actRef = useRef<Act>('verified')
  const { id } = organisation.card
  const needsReason = () => actRef.current === 'refused' || actRef.current === 'suspended'
  const form = useForm({
    labels: { reason: t('admin.reason'), note: t('admin.note') },
    validate(data) {
      if (!needsReason()) return {}
      const reason = fieldText(data, 'reason')
      return {
        ...(reason === '' && { reason: t('admin.reasonNeeded') }),
        ...(reason === 'other' && fieldText(data, 'note') === '' && { note: t('admin.noteNeeded') }),
      }
    },
    async send(data) {
      const reason = (fieldText(data, 'reason') || null) as Reason | null
      await call(decideOrganisation, {
        params: { id },
        body: {
          decision: actRef.current,
          reason: needsReason() ? reason : null,
          note: fieldText(data, 'note'),
        },
      })
      draft.forget()
      toast({ title: t('admin.decided') })
      onDone()
      await Promise.all([
        queries.invalidateQueries({ queryKey: endpointKey(listOrganisationsForCheck) }),
        queries.invalidateQueries({ queryKey: endpointKey(getOrganisationForCheck, { params: { id } }) }),
      ])
    },
    explain: (error) => errorText(error, t('general')),
  })
  const draft = useDraft(form.props.ref, `organisation.decide.${id}`)
  return (
    <form {...form.props} className="grid gap-4 border-t border-line pt-5">
      <Select
        name="reason"
        label={t('admin.reason')}
        empty={t('admin.chooseReason')}
        error={form.errors.reason}
        options={REASONS.map((value) => ({ value, text: t(`reasons.${value}`) }))}
      />
      <Textarea
        name="note"
        label={t('admin.note')}
        help={t('admin.noteHelp')}
        error={form.errors.note}
        rows={3}
        maxLength={NOTE_LIMIT}
      />
      <FormProblem text={form.problem} />
      <DraftNote {...draft} />
      <div className="flex flex-wrap gap-2">
        {actsFor(organisation).map((act) => (
          <Button
            key={act}
            type="submit"
            look={LOOKS[act]}
            small
            busy={form.busy && actRef.current === act && t('admin.deciding')}
            onClick={() => {
              actRef.current = act
            }}
          >
            {t(`admin.acts.${act}`)}
          </Button>
        ))}
      </div>
    </form>
  )
}

function actsFor({ suspended, state }: OrganisationForCheck): readonly Act[] {
  if (suspended) return ['restored']
  return [
    ...(state === 'verified' ? [] : (['verified'] as const)),
    ...(state === 'refused' ? [] : (['refused'] as const)),
    'suspended',
  ]
}
