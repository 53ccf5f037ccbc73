import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { listCvs } from '#features/cv/contract/cv.endpoints.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { ApiError, ScreenProblem } from '#platform/web/api/api-error.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { SaveNote } from '#platform/web/forms/save-note.tsx'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Select } from '#platform/web/ui/fields/select.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import type { Answers } from '../../contract/answers.ts'
import { deleteApplication, LETTER_MAX, sendApplication } from '../../contract/application.endpoints.ts'
import { useText } from '../use-text.ts'
import { Preview } from './preview.tsx'
import { LetterTools } from './letter-tools.tsx'
import { QuestionFields } from './question-fields.tsx'
import { type DraftProps, useDraftApplication } from './use-draft-application.ts'

/** Edits a draft: CV, letter and answers; one button sends it, once. */
export function Draft({ onSent, ...props }: DraftProps & { onSent: () => void }) {
  const t = useText()
  const locale = useLocale()
  const navigate = useNavigate()
  const writing = useDraftApplication(props)
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const sending = useAct({
    failed: t('general'),
    inline: true,
    onFailure: (error) => setWrong(error instanceof ApiError ? error.fields : {}),
  })
  const removing = useAct({ failed: t('general'), inline: true })
  const { application, change } = props
  const { id, open, opportunity, questions, replyDays } = application
  const { value, edit } = writing
  const deadline = opportunity?.deadline ? new Date(opportunity.deadline) : undefined

  async function send() {
    setWrong({})
    await sending.act(async () => {
      if ((await writing.save()) !== 'saved') throw new ScreenProblem(t('form.unsaved'))
      const answer = await call(sendApplication, { params: { id } })
      change(() => answer)
      onSent()
      scrollTo({ top: 0 })
    }, t('form.sent'))
  }

  async function remove() {
    const isRemoved = await removing.act(async () => {
      await call(deleteApplication, { params: { id } })
      writing.forget()
    }, t('form.removed'))
    if (isRemoved) await navigate('/applications')
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      {deadline && (
        <p className="text-sm font-ui text-sun-ink">
          {t('form.deadline', { date: `${formatDate(deadline, locale)} ${formatTime(deadline)}` })}
        </p>
      )}
      {!open && <Note tone="sun">{t('form.closed')}</Note>}
      <CvChoice value={value.cv} onChange={(cv) => edit({ cv })} />
      <Select
        name="language"
        label={t('form.language')}
        value={value.language}
        options={(['bhs', 'en'] as const).map((one) => ({ value: one, text: t(`form.languages.${one}`) }))}
        onChange={(event) => edit({ language: event.target.value as typeof value.language })}
      />
      <div>
        <Textarea
          name="letter"
          label={t('form.letter')}
          help={t('form.letterHelp')}
          rows={10}
          limit={LETTER_MAX}
          value={value.letter}
          error={writing.faults.letter}
          lang={value.language === 'en' ? 'en' : 'bs'}
          onChange={(event) => edit({ letter: event.target.value })}
        />
        <LetterTools written={value} onUse={({ body, language }) => edit({ letter: body, language })} />
      </div>
      {questions.length > 0 && (
        <QuestionFields
          application={application}
          answers={value.answers}
          wrong={{ ...wrong, ...answerFaults(value.answers, writing.faults) }}
          onChange={(answers) => edit({ answers })}
          change={change}
        />
      )}
      {(application.blind || replyDays !== null) && (
        <Note>
          {application.blind && <p>{t('form.blind')}</p>}
          {replyDays !== null && <p className="mt-1">{t('form.promise', { count: replyDays })}</p>}
        </Note>
      )}
      <SaveNote autosave={writing} />
      <FormProblem text={sending.problem ?? removing.problem} />
      <div className="flex flex-wrap gap-2">
        <Button
          look="key"
          busy={sending.busy && t('form.sending')}
          onClick={() => void send()}
          {...(!open && { disabled: true, reason: t('form.closed') })}
        >
          {t('form.send')}
        </Button>
        <Preview id={id} letter={value.letter} blind={application.blind} save={writing.save} />
        <Button look="quiet" icon={<Trash2 />} onClick={() => void remove()}>
          {t('form.remove')}
        </Button>
      </div>
    </div>
  )
}

function CvChoice({ value, onChange }: { value: string | null; onChange: (cv: string | null) => void }) {
  const t = useText()
  const { data } = useEndpoint(listCvs, { refetchOnMount: 'always' })
  return (
    <div>
      <Select
        name="cv"
        label={t('form.cv')}
        help={t('form.cvHelp')}
        value={value ?? ''}
        empty={t('form.wholeProfile')}
        options={(data?.cvs ?? []).map(({ id, name }) => ({ value: id, text: name }))}
        onChange={(event) => onChange(event.target.value || null)}
      />
      <Link to="/profile/cv" className="link mt-1 inline-flex min-h-target items-center text-sm">
        {t('form.cvs')}
      </Link>
    </div>
  )
}

/** Maps the faults of a rejected save, which name answers by position, to their questions. */
function answerFaults(answers: Answers, faults: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(answers).flatMap((question, place) => {
      const fault = faults[`answers.${place}.text`]
      return fault ? [[question, fault]] : []
    }),
  )
}
