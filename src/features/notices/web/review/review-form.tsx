import { useQueryClient } from '@tanstack/react-query'
import type { FocusEvent } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { FormProblem, FormSummary } from '#platform/web/forms/form-notes.tsx'
import { useForm } from '#platform/web/forms/use-form.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  confirmNotice,
  listNotices,
  type NoticeField,
  type NoticeView,
} from '../../contract/notices.endpoints.ts'
import { useText } from '../use-text.ts'
import { DismissButton } from './dismiss-button.tsx'
import { FactFields } from './fact-fields.tsx'
import { type NoticeSaved, useDraftNotice } from './use-draft-notice.ts'
import { formOf, type Wrong, type NoticeInput, wrongWith } from './notice-input.ts'

type Props = {
  notice: NoticeView
  base: string
  onField: (field: NoticeField | undefined) => void
  onSaved: (saved: NoticeSaved) => void
  reload: () => Promise<unknown>
}

/** The field whose evidence explains each input. */
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

/** The proposal as a form; confirming makes a draft of it. */
export function ReviewForm({ notice, base, onField, onSaved, reload }: Props) {
  const t = useText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const draft = useDraftNotice({ notice, onSaved, reload })
  const input = draft.value
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
    validate: () => errorTexts(wrongWith(input, needsOrganisation)),
    async send() {
      await draft.save()
      const { slug } = await call(confirmNotice, {
        params: { id: notice.id },
        body: { form: formOf(input) },
      })
      draft.forget()
      toast({ title: t('confirmed'), description: t('confirmedText') })
      await client.invalidateQueries({ queryKey: [listNotices.path] })
      await navigate(`/opportunities/${slug}/edit`)
    },
    explain: (error) => errorText(error, t('confirmFailed')),
  })

  function errorTexts(wrong: Wrong): Partial<Record<keyof Wrong, string>> {
    return Object.fromEntries(Object.entries(wrong).map(([name, why]) => [name, t(`wrong.${why}`)]))
  }
  function enter({ target }: FocusEvent<HTMLFormElement>) {
    const { name = '' } = target as unknown as HTMLInputElement
    onField(SOURCE[name] ?? (target.closest('[data-evidence="skills"]') ? 'skills' : undefined))
  }

  return (
    <form {...form.props} onFocus={enter} className="grid grid-cols-1 gap-5">
      <FormSummary {...form.summary} />
      <FactFields
        written={input}
        errors={form.errors}
        change={(changes: Partial<NoticeInput>) => draft.edit(changes)}
        organisation={notice.organisation?.name}
      />
      <SaveNote autosave={draft} />
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="key" busy={form.busy && t('confirming')}>
          {t('confirm')}
        </Button>
        <DismissButton id={notice.id} base={base} onDone={draft.forget} />
      </div>
    </form>
  )
}
