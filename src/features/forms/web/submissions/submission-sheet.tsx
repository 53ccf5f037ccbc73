import { useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { useMemberId } from '#platform/web/session/session-provider.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { hasAnswer, isFile } from '../../contract/rules/kinds.ts'
import { sayAnswer } from '../../contract/rules/say-answer.ts'
import {
  assignSubmissions,
  getSubmission,
  listSubmissions,
  type OpenedSubmission,
  updateSubmissionStatus,
} from '../../contract/submissions.endpoints.ts'
import { useEditorText } from '../use-editor-text.ts'
import { FileLinks } from './file-links.tsx'
import { NotesPart } from './notes-part.tsx'
import { type StatusWords, StatusFields } from './status-fields.tsx'
import { useDoor } from '../use-door.ts'

type Props = { form: string; id: string; mayEdit: boolean; onClose: () => void }

/** Shows one submission: answers, status, assignee and internal notes. Whoever may only read changes none of it. */
export function SubmissionSheet({ form, id, mayEdit, onClose }: Props) {
  const t = useEditorText()
  const { at } = useDoor()
  const query = useEndpoint(at(getSubmission), {
    params: { id: form, submission: id },
    gcTime: 0,
    staleTime: 0,
  })
  const title = query.data
    ? t('submissions.one', { number: String(query.data.number) })
    : t('tabs.submissions')
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={t('close')}>
      <QueryState query={query}>
        {(opened) => (
          <div className="grid gap-6">
            {mayEdit && <StatusPart form={form} opened={opened} />}
            <AnswersPart form={form} opened={opened} />
            <NotesPart form={form} opened={opened} mayAdd={mayEdit} />
          </div>
        )}
      </QueryState>
    </Sheet>
  )
}

function StatusPart({ form, opened }: { form: string; opened: OpenedSubmission }) {
  const t = useEditorText()
  const { at } = useDoor()
  const { busy, act } = useAct({
    refresh: [at(listSubmissions).path, at(getSubmission).path],
    failed: t('general'),
  })
  const [words, setWords] = useState<StatusWords>({ status: opened.status, text: opened.statusText })
  const params = { id: form }
  const submissions = [opened.id]
  const { assigned } = opened
  const memberId = useMemberId()
  const isMine = assigned?.id === memberId
  const assign = (reader: string | null) =>
    void act(() => call(at(assignSubmissions), { params, body: { submissions, reader } }))
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span>{assigned ? t('submissions.reader', { name: assigned.name }) : t('submissions.nobody')}</span>
        <Button small disabled={busy} onClick={() => assign(isMine ? null : memberId)}>
          {t(isMine ? 'submissions.leave' : 'submissions.take')}
        </Button>
      </div>
      <StatusFields words={words} onChange={setWords} />
      <div>
        <Button
          look="river"
          busy={busy && t('submissions.saving')}
          onClick={() =>
            void act(
              () => call(at(updateSubmissionStatus), { params, body: { submissions, ...words } }),
              t('submissions.saved'),
            )
          }
        >
          {t('submissions.save')}
        </Button>
      </div>
    </section>
  )
}

function AnswersPart({ form, opened }: { form: string; opened: OpenedSubmission }) {
  const t = useEditorText()
  const locale = useLocale()
  const { fields, answers, member, version, sentAt, clearedAt } = opened
  return (
    <section aria-labelledby="answers-title">
      <h3 id="answers-title" className="text-md">
        {t('submissions.answers')}
      </h3>
      <p className="text-xs text-ink-2">
        {[
          formatDate(new Date(sentAt), locale),
          t('submissions.version', { version: String(version) }),
          member?.name,
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {clearedAt && <p className="mt-2 text-sm">{t('submissions.cleared')}</p>}
      <dl>
        {fields
          .filter(({ kind }) => hasAnswer(kind) && !clearedAt)
          .map((field) => {
            const answer = answers[field.id]
            return (
              <div key={field.id} className="grid gap-0.5 border-t border-line py-2.5">
                <dt className="text-xs text-ink-3">{readText(field.label, locale).text || field.id}</dt>
                <dd className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">
                  {answer === undefined ? (
                    <span className="text-ink-3">{t('submissions.unanswered')}</span>
                  ) : isFile(field.kind) ? (
                    <FileLinks form={form} opened={opened} field={field.id} />
                  ) : (
                    sayAnswer(field, answer, locale)
                  )}
                </dd>
              </div>
            )
          })}
      </dl>
    </section>
  )
}
