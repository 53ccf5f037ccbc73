import { Suspense, useState } from 'react'
import { formatLongDate, formatTime } from '#platform/contract/dates.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { call } from '#platform/web/api/api.ts'
import { DraftNote } from '#platform/web/forms/draft-note.tsx'
import { FormProblem } from '#platform/web/forms/form-notes.tsx'
import { useDeviceDraft } from '#platform/web/forms/use-device-draft.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
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
import { isAgreed } from './is-agreed.ts'
import { useInterviewText } from './use-interview-text.ts'

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog)

type Props = {
  application: string
  interview: Interview
  /** True once the application has ended and takes no more answers. */
  ended: boolean
  onChange: (interview: Interview) => void
}

/** Shows the organisation's proposed date, and asks for an answer. */
export function OwnInterview({ application, interview, ended, onChange }: Props) {
  const t = useInterviewText()
  const [changing, setChanging] = useState(false)
  const [cancelling, setCancelling] = useState(false)
  const { answer, version, at, slots, cancelled } = interview
  const lastAt = slots?.at(-1) ?? at
  const open = !ended && !cancelled && Date.parse(lastAt) > Date.now()
  const isChoosing = open && (answer === null || changing)
  return (
    <section
      aria-labelledby="interview-title"
      className="grid gap-4 rounded-surface border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="interview-title" className="text-lg">
        {t('title')}
      </h2>
      <InterviewDate application={application} interview={interview} isChoosing={isChoosing} />
      {cancelled && (
        <div role="status" className="text-sm">
          <p className="font-strong">{t(`own.cancelled.${cancelled.by}`)}</p>
          {cancelled.message && (
            <p className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{cancelled.message}</p>
          )}
        </div>
      )}
      {answer && !changing && !cancelled && (
        <p role="status" className="text-sm">
          {t(`own.said.${answer}`)}
        </p>
      )}
      {open &&
        (isChoosing ? (
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
          <div className="flex flex-wrap gap-2">
            <Button small look="quiet" onClick={() => setChanging(true)}>
              {t(answer === 'yes' ? 'own.instead' : 'own.change')}
            </Button>
            {isAgreed(interview) && (
              <Button small look="quiet" onClick={() => setCancelling(true)}>
                {t('cancel.open')}
              </Button>
            )}
          </div>
        ))}
      <Suspense>
        {cancelling && (
          <CancelDialog
            application={application}
            version={version}
            side="member"
            onClose={() => setCancelling(false)}
            onCancelled={(next) => {
              setCancelling(false)
              onChange(next)
            }}
          />
        )}
      </Suspense>
    </section>
  )
}

type AnswerProps = Pick<Props, 'application' | 'interview'> & { onAnswered: (interview: Interview) => void }

function Answer({ application, interview, onAnswered }: AnswerProps) {
  const t = useInterviewText()
  const locale = useLocale()
  const { version, slots } = interview
  const agreed = isAgreed(interview)
  // An agreed date can only be moved here: declining it is a cancellation, which asks again.
  const answers = INTERVIEW_ANSWERS.filter((each) => (!agreed || each !== 'no') && (!slots || each !== 'yes'))
  const [choice, setChoice] = useState<InterviewAnswer | null>(agreed ? 'other' : interview.answer)
  const [slot, setSlot] = useState<string>()
  const [message, setMessage, forget, draft] = useDeviceDraft(
    `draft.interview.${application}`,
    agreed ? '' : interview.message,
  )
  const { busy, problem, act } = useAct({ failed: t('general'), inline: true })
  const [missing, setMissing] = useState(false)

  const ask = t(slots ? 'own.choose' : 'own.ask')

  async function send(answer: InterviewAnswer) {
    if (answer === 'other' && message.trim() === '') return setMissing(true)
    await act(async () => {
      const body = { answer, message: message.trim(), version, ...(answer === 'yes' && slot && { at: slot }) }
      const next = await call(answerInterview, { params: { id: application }, body })
      forget()
      toast({ title: t('own.sent') })
      onAnswered(next)
    })
  }

  return (
    <div className="grid gap-4 border-t border-line pt-4">
      {slots?.length === 0 && <p className="text-sm">{t('own.noneLeft')}</p>}
      <div role="group" aria-label={ask} className="grid gap-2">
        <p className="text-sm font-ui">{ask}</p>
        <div className="grid gap-2 sm:flex sm:flex-wrap">
          {slots?.map((slotAt) => (
            <Pick
              key={slotAt}
              pressed={choice === 'yes' && slot === slotAt}
              onClick={() => {
                setChoice('yes')
                setSlot(slotAt)
              }}
            >
              {t('when', {
                date: formatLongDate(new Date(slotAt), locale),
                time: formatTime(new Date(slotAt)),
              })}
            </Pick>
          ))}
          {answers.map((each) => (
            <Pick key={each} pressed={choice === each} onClick={() => setChoice(each)}>
              {t(`own.${each}`)}
            </Pick>
          ))}
        </div>
      </div>
      {choice && (
        <>
          <Textarea
            name="message"
            label={t(`own.messages.${choice}`)}
            {...(choice === 'other' && { help: t('own.otherHelp'), required: true })}
            rows={2}
            limit={INTERVIEW_NOTE_MAX}
            value={message}
            error={missing && choice === 'other' && message.trim() === '' ? t('own.needed') : undefined}
            onChange={(event) => setMessage(event.target.value)}
          />
          <FormProblem text={problem} />
          <DraftNote {...draft} />
          <Button
            look="key"
            className="sm:justify-self-start"
            busy={busy && t('own.sending')}
            onClick={() => void send(choice)}
          >
            {t('own.send')}
          </Button>
        </>
      )}
    </div>
  )
}
