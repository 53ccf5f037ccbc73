import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { fieldText } from '#platform/web/forms/field-values.ts'
import { FormFoot } from '#platform/web/forms/form-foot.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { TextInput } from '#platform/web/ui/fields/text-input.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { createSuspensions, type SuspensionPreview } from '../../../contract/bulk.endpoints.ts'
import { REASON_LIMIT } from '../../../contract/reason.ts'
import { refreshUsers } from '../../person/refresh-users.ts'
import { hasPastEnd, suspensionEnd } from '../../person/suspension-end.ts'
import { SuspensionSummary } from './suspension-summary.tsx'
import { useBulkText } from './use-bulk-text.ts'
import { partsOf, useSuspensionPreview } from './use-suspension-preview.ts'

type Props = { users: readonly string[]; onClose: () => void; onDone: () => void }

/** Says what will happen before it happens, and suspends with a reason and an end. */
export function SuspensionDialog({ users, onClose, onDone }: Props) {
  const t = useBulkText()
  const query = useSuspensionPreview(users)
  const count = query.data?.suspended.length ?? 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={query.data ? t('suspension.title', { count }) : t('suspend')}
      closeLabel={t('close')}
    >
      <QueryState query={query} small>
        {(preview) => (
          <>
            <SuspensionSummary preview={preview} />
            {count > 0 && (
              <>
                <p className="text-sm text-ink-2">{t('suspension.effect')}</p>
                <SuspensionForm preview={preview} onClose={onClose} onDone={onDone} />
              </>
            )}
          </>
        )}
      </QueryState>
    </Dialog>
  )
}

type FormProps = Omit<Props, 'users'> & { preview: SuspensionPreview }

function SuspensionForm({ preview, onClose, onDone }: FormProps) {
  const t = useBulkText()
  const queries = useQueryClient()
  const [done, setDone] = useState(0)
  const ids = preview.suspended.map(({ id }) => id)
  const form = useForm({
    labels: { until: t('suspension.until'), reason: t('suspension.reason') },
    validate(data) {
      return {
        ...(hasPastEnd(data) && { until: t('suspension.untilPast') }),
        ...(fieldText(data, 'reason') === '' && { reason: t('suspension.reasonNeeded') }),
      }
    },
    async send(data) {
      const reason = fieldText(data, 'reason')
      const until = suspensionEnd(data)
      let count = 0
      // After a failure the same press goes on: whoever is closed already is left out.
      for (const users of partsOf(ids)) {
        setDone(count)
        count += (await call(createSuspensions, { body: { users, reason, until } })).count
      }
      toast({ title: t('suspension.done', { count }) })
      onDone()
      await refreshUsers(queries, ids)
    },
    explain: (error) => errorText(error, t('general')),
  })
  const busy =
    ids.length > done && done > 0
      ? t('progress', { done: String(done), count: String(ids.length) })
      : t('busy')
  return (
    <form {...form.props} className="mt-1 grid grid-cols-1 gap-4">
      <Textarea
        name="reason"
        label={t('suspension.reason')}
        help={t('suspension.reasonHelp')}
        error={form.errors.reason}
        rows={2}
        maxLength={REASON_LIMIT}
        required
      />
      <TextInput
        name="until"
        type="date"
        label={t('suspension.until')}
        help={t('suspension.untilHelp')}
        error={form.errors.until}
      />
      <FormProblem text={form.problem} />
      <FormFoot
        onCancel={onClose}
        act={t('suspension.act', { count: ids.length })}
        look="harm"
        busy={form.busy && busy}
      />
    </form>
  )
}
