import { useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  confirmNotice,
  listNotices,
  type NoticeField,
  type ShownNotice,
} from '../../contract/notices.endpoints.ts'
import { useKept } from '#platform/web/forms/use-kept.ts'
import { useText } from '../use-text.ts'
import { DismissButton } from './dismiss-button.tsx'
import { FactFields } from './fact-fields.tsx'
import { useKeeping } from './use-keeping.ts'
import { formOf, type Wrong, writtenOf, wrongWith } from './written.ts'

type Props = {
  notice: ShownNotice
  base: string
  onField: (field: NoticeField | undefined) => void
  reload: () => void
}

/** By whose evidence each field is explained. */
const SOURCE: Readonly<Record<string, NoticeField>> = {
  kind: 'kind',
  title: 'title',
  organisationName: 'organisation',
  municipality: 'place',
  place: 'place',
  date: 'deadline',
  time: 'deadline',
  amountMin: 'amountMin',
  amountMax: 'amountMin',
  currency: 'amountMin',
  vacancies: 'vacancies',
}

/** The proposal as fields; confirming makes a draft of it. */
export function ReviewForm({ notice, base, onField, reload }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [written, setWritten, forget] = useKept(
    `draft.notice.${notice.id}.${notice.version}`,
    writtenOf(notice.form),
  )
  const [first] = useState(notice.version)
  const keeping = useKeeping(notice.id, first)
  const needsOrganisation = notice.organisation === null
  const form = useForm({
    labels: {
      title: t('fields.title'),
      organisationName: t('fields.organisationName'),
      date: t('fields.date'),
      amountMin: t('fields.amountMin'),
      amountMax: t('fields.amountMax'),
      vacancies: t('fields.vacancies'),
    },
    validate: () => said(wrongWith(written, needsOrganisation)),
    async send() {
      keeping.stop()
      const { slug } = await call(confirmNotice, {
        params: { id: notice.id },
        body: { form: formOf(written) },
      })
      forget()
      toast({ title: t('confirmed'), description: t('confirmedText') })
      await client.invalidateQueries({ queryKey: [listNotices.path] })
      await navigate(`/opportunities/${slug}/edit`)
    },
    explain: (error) => errorText(error, t('confirmFailed')),
  })

  function said(wrong: Wrong): Partial<Record<keyof Wrong, string>> {
    return Object.fromEntries(Object.entries(wrong).map(([name, why]) => [name, t(`wrong.${why}`)]))
  }
  function change(changes: Partial<typeof written>) {
    const next = { ...written, ...changes }
    setWritten(next)
    keeping.keep(formOf(next))
  }
  function enter({ target }: FocusEvent<HTMLFormElement>) {
    const { name = '' } = target as unknown as HTMLInputElement
    onField(SOURCE[name] ?? (target.closest('[data-evidence="skills"]') ? 'skills' : undefined))
  }

  return (
    <form {...form.props} onFocus={enter} className="grid grid-cols-1 gap-5">
      <FormSummary {...form.summary} />
      <FactFields
        written={written}
        errors={form.errors}
        change={change}
        organisation={notice.organisation?.name}
      />
      {keeping.state === 'stale' ? (
        <Note tone="harm" live>
          <p>{t('stale')}</p>
          <Button
            small
            look="quiet"
            onClick={() => {
              forget()
              reload()
            }}
          >
            {t('reload')}
          </Button>
        </Note>
      ) : (
        <p role="status" className="min-h-5 text-sm text-ink-2">
          {keeping.state === 'kept' && t('kept')}
          {keeping.state === 'keeping' && t('keeping')}
          {keeping.state === 'failed' && t('notKept')}
        </p>
      )}
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="key" busy={form.busy && t('confirming')}>
          {t('confirm')}
        </Button>
        <DismissButton
          id={notice.id}
          base={base}
          onDone={() => {
            keeping.stop()
            forget()
          }}
        />
      </div>
    </form>
  )
}
