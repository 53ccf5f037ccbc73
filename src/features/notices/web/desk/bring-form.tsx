import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Segmented } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Field, inputClass } from '#platform/web/ui/fields/field.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { listNotices, importNotices, TEXT_MAX } from '../../contract/notices.endpoints.ts'
import { importTable, REFUSED_CELLS, type RefusedCell } from '../../contract/tables.endpoints.ts'
import { readTable, TableError } from '../table/read-table.ts'
import { useText } from '../use-text.ts'
import { RefusedCells } from './refused-cells.tsx'
import { useDraftText } from './use-draft-text.ts'

type Organisation = { id: string; name: string }
type Props = { organisations: readonly Organisation[]; staff: boolean; base: string }

const NOBODY = 'nobody'

function refusedIn(error: unknown): RefusedCell[] {
  const cells = error instanceof ApiError ? error.body[REFUSED_CELLS] : undefined
  return Array.isArray(cells) ? (cells as RefusedCell[]) : []
}

/** The form for a text or a table; a single notice opens for review at once. */
export function BringForm({ organisations, staff, base }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [way, setWay] = useState<'text' | 'file'>('text')
  const draft = useDraftText(base)
  const { text } = draft.value
  const [refused, setRefused] = useState<readonly RefusedCell[]>([])
  const choices = [
    ...(staff ? [{ value: NOBODY, text: t('foreign') }] : []),
    ...organisations.map(({ id, name }) => ({ value: id, text: name })),
  ]
  const form = useForm({
    labels: { text: t('text'), file: t('file') },
    validate(data) {
      if (way === 'text') return text.trim() === '' ? { text: t('textMissing') } : {}
      return (data.get('file') as File | null)?.size ? {} : { file: t('fileMissing') }
    },
    async send(data) {
      setRefused([])
      const choice = String(data.get('organisation') ?? choices[0]?.value)
      const organisation = choice === NOBODY ? null : choice
      const { ids, ...rest } =
        way === 'text'
          ? await call(importNotices, { body: { organisation, texts: [text.slice(0, TEXT_MAX)] } })
          : await call(importTable, {
              body: { organisation, ...(await readTable(data.get('file') as File)) },
            }).catch((error: unknown) => {
              setRefused(refusedIn(error))
              throw error
            })
      if (way === 'text') draft.forget()
      const leftOut = 'refused' in rest ? rest.refused : []
      setRefused(leftOut)
      await client.invalidateQueries({ queryKey: [listNotices.path] })
      toast({ title: t('readMany', { count: ids.length }) })
      if (ids.length === 1 && leftOut.length === 0) await navigate(`${base}/${ids[0]}`)
    },
    explain: (error) => (error instanceof TableError ? t(error.reason) : errorText(error, t('readFailed'))),
  })
  return (
    <form {...form.props} className="grid max-w-measure grid-cols-1 gap-5">
      <FormSummary {...form.summary} />
      {choices.length > 1 && <Select name="organisation" label={t('forWhom')} options={choices} />}
      <div className="justify-self-start">
        <Segmented
          label={t('way')}
          value={way}
          options={[
            { value: 'text', text: t('asText') },
            { value: 'file', text: t('asFile') },
          ]}
          onChange={(value) => setWay(value as 'text' | 'file')}
        />
      </div>
      {way === 'text' ? (
        <Textarea
          name="text"
          label={t('text')}
          help={t('textHelp')}
          error={form.errors.text}
          rows={10}
          maxLength={TEXT_MAX}
          value={text}
          onChange={(event) => draft.edit({ text: event.target.value })}
        />
      ) : (
        <Field label={t('file')} help={t('fileHelp')} error={form.errors.file}>
          {(control) => (
            <input
              {...control}
              type="file"
              name="file"
              accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              className={`${inputClass} min-h-field py-3`}
            />
          )}
        </Field>
      )}
      {way === 'text' && text !== '' && <SaveNote autosave={draft} />}
      <FormProblem text={form.problem} />
      {way === 'file' && <RefusedCells cells={refused} isRest={form.problem === undefined} />}
      <div>
        <Button type="submit" look="key" busy={form.busy && t('reading')}>
          {t('read')}
        </Button>
      </div>
    </form>
  )
}
