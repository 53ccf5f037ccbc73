import { useState } from 'react'
import { call } from '#platform/web/api/api.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useKept } from '#platform/web/forms/use-kept.ts'
import { Pick } from '#platform/web/ui/blocks/pick.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Textarea } from '#platform/web/ui/fields/textarea.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import {
  answerInterview,
  type Interview,
  INTERVIEW_ANSWERS,
  INTERVIEW_NOTE_MAX,
  type InterviewAnswer,
} from '../../contract/interview.endpoints.ts'
import { InterviewDate } from './interview-date.tsx'
import { useInterviewText } from './use-interview-text.ts'

type Props = {
  application: string
  interview: Interview
  /** Nothing is answered any more once the application has ended. */
  ended: boolean
  onChange: (interview: Interview) => void
}

/** The date that the organisation proposes, and the applicant's answer to it. */
export function OwnInterview({ application, interview, ended, onChange }: Props) {
  const t = useInterviewText()
  const [changing, setChanging] = useState(false)
  const { answer, version, at } = interview
  const open = !ended && Date.parse(at) > Date.now()
  return (
    <section
      aria-labelledby="interview-title"
      className="grid gap-4 rounded-surface border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="interview-title" className="text-lg">
        {t('title')}
      </h2>
      <InterviewDate application={application} interview={interview} />
      {answer && !changing && (
        <p role="status" className="text-sm">
          {t(`own.said.${answer}`)}
        </p>
      )}
      {open &&
        (answer === null || changing ? (
          <Answer
            key={version}
            application={application}
            interview={interview}
            onAnswered={(next) => {
              setChanging(false)
              onChange(next)
            }}
          />
        ) : (
          <Button small look="quiet" className="justify-self-start" onClick={() => setChanging(true)}>
            {t('own.change')}
          </Button>
        ))}
    </section>
  )
}

type AnswerProps = Pick<Props, 'application' | 'interview'> & { onAnswered: (interview: Interview) => void }

function Answer({ application, interview, onAnswered }: AnswerProps) {
  const t = useInterviewText()
  const { version } = interview
  const [chosen, setChosen] = useState<InterviewAnswer | null>(interview.answer)
  const [message, setMessage, forget] = useKept(`draft.interview.${application}`, interview.message)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [missing, setMissing] = useState(false)

  async function send(answer: InterviewAnswer) {
    if (answer === 'other' && message.trim() === '') return setMissing(true)
    setBusy(true)
    setProblem(undefined)
    try {
      const body = { answer, message: message.trim(), version }
      const next = await call(answerInterview, { params: { id: application }, body })
      forget()
      toast({ title: t('own.sent') })
      onAnswered(next)
    } catch (error) {
      setProblem(errorText(error, t('general')))
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <div role="group" aria-label={t('own.ask')} className="grid gap-2">
        <p className="text-sm font-ui">{t('own.ask')}</p>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {INTERVIEW_ANSWERS.map((each) => (
            <Pick key={each} pressed={chosen === each} onClick={() => setChosen(each)}>
              {t(`own.${each}`)}
            </Pick>
          ))}
        </div>
      </div>
      {chosen && (
        <>
          <Textarea
            name="message"
            label={t(`own.messages.${chosen}`)}
            {...(chosen === 'other' && { help: t('own.otherHelp'), required: true })}
            rows={2}
            limit={INTERVIEW_NOTE_MAX}
            value={message}
            error={missing && chosen === 'other' && message.trim() === '' ? t('own.needed') : undefined}
            onChange={(event) => setMessage(event.target.value)}
          />
          <FormProblem text={problem} />
          <Button
            look="key"
            className="sm:justify-self-start"
            busy={busy && t('own.sending')}
            onClick={() => void send(chosen)}
          >
            {t('own.send')}
          </Button>
        </>
      )}
    </div>
  )
}
