import { Suspense, useState } from 'react'
import type { FormQuestion } from '#features/opportunities/contract/form-questions.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate } from '#platform/contract/dates.ts'
import { lastDay } from '#platform/contract/local-time.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toAnswers } from '../../contract/answers.ts'
import type { OwnApplication } from '../../contract/application.endpoints.ts'
import { isOver } from '../../contract/statuses.ts'
import { promiseState } from '../promise-state.ts'
import { useText } from '../use-text.ts'
import { CvCopy } from './preview.tsx'
import type { ChangeApplication } from './use-draft-application.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const AfterRefusal = lazyPart(async () => (await import('./after-refusal.tsx')).AfterRefusal)
const OwnInterview = lazyPart(async () => (await import('../interviews/own-interview.tsx')).OwnInterview)
const PrivateNote = lazyPart(async () => (await import('./private-note.tsx')).PrivateNote)

type Props = { application: OwnApplication; change: ChangeApplication }

/** Shows a sent application: its status, its history and its content. */
export function Submission({ application, change }: Props) {
  const t = useText()
  const locale = useLocale()
  const { status, promisedAt, steps, letter, questions, answers, files, interview } = application
  const answerTexts = toAnswers(answers)
  const promise = promiseState(application, Date.now())
  const date = promisedAt ? formatDate(lastDay(new Date(promisedAt)), locale) : ''
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid justify-items-start gap-3">
        <Chip tone={status === 'declined' || status === 'withdrawn' ? 'neutral' : 'have'}>
          {t('sent.state', { status: t(`statuses.${status}`) })}
        </Chip>
        {promise === 'waiting' && <p className="text-sm text-ink-2">{t('sent.promised', { date })}</p>}
        {promise === 'overdue' && <Note tone="sun">{t('sent.overdue', { date })}</Note>}
      </div>
      {interview && status !== 'withdrawn' && (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <OwnInterview
            application={application.id}
            interview={interview}
            ended={isOver(status)}
            onChange={(next) => change((now) => ({ ...now, interview: next }))}
          />
        </Suspense>
      )}
      <section aria-labelledby="steps-title">
        <h2 id="steps-title" className="mb-3 text-lg">
          {t('sent.steps')}
        </h2>
        <ol className="grid gap-4 border-l border-line pl-4">
          {steps.toReversed().map((step) => (
            <li key={step.at + step.status}>
              <p className="text-sm">
                <b className="font-strong">
                  {step.cancels ? t('sent.cancels') : t(`statuses.${step.status}`)}
                </b>{' '}
                <span className="text-ink-3">
                  {t(SIDES[step.side])}, <DateText at={step.at} show="both" />
                </span>
              </p>
              {step.message && <p className="mt-1 max-w-measure whitespace-pre-line">{step.message}</p>}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="what-title" className="grid gap-4">
        <h2 id="what-title" className="text-lg">
          {t('sent.what')}
        </h2>
        <p className="max-w-measure whitespace-pre-line">{letter || t('sent.noLetter')}</p>
        {questions.map((question) => (
          <Answer key={question.id} question={question} answer={answerTexts[question.id] ?? ''} />
        ))}
        {status !== 'withdrawn' && (
          <details className="rounded-surface border border-line">
            <summary className="min-h-target cursor-pointer px-4 py-2.5 text-sm font-strong">
              {t('cv.kept')}
            </summary>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <CvCopy id={application.id} />
            </Suspense>
          </details>
        )}
        {files.length > 0 && (
          <p className="text-sm text-ink-2">
            {t('sent.files')}: {files.map(({ name }) => name).join(', ')}
          </p>
        )}
      </section>
      {status === 'declined' && (
        <Suspense>
          <AfterRefusal kind={application.opportunity?.kind} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton className="h-32" />}>
        <PrivateNote application={application} change={change} />
      </Suspense>
      {!isOver(status) && <Withdraw application={application} change={change} />}
    </div>
  )
}

const SIDES = { member: 'sent.you', organisation: 'sent.organisation', clock: 'sent.clock' } as const

function Answer({ question: { label, type, choices }, answer }: { question: FormQuestion; answer: string }) {
  const t = useText()
  const locale = useLocale()
  if (answer === '') return null
  const choice = choices[Number(answer)]
  const text =
    type === 'yes-no'
      ? t(answer === 'yes' ? 'form.yes' : 'form.no')
      : type === 'choice' && choice
        ? readText(choice, locale).text
        : answer
  return (
    <div className="max-w-measure">
      <h3 className="text-sm text-ink-2">{readText(label, locale).text}</h3>
      <p className="whitespace-pre-line">{text}</p>
    </div>
  )
}

function Withdraw({ application: { id }, change }: Props) {
  const t = useText()
  const [open, setOpen] = useState(false)
  return (
    <div className="border-t border-line pt-5">
      <Button small look="quiet" onClick={() => setOpen(true)}>
        {t('sent.withdraw')}
      </Button>
      {open && (
        <WithdrawDialog
          id={id}
          onClose={() => setOpen(false)}
          onWithdrawn={(withdrawn) => {
            change(() => withdrawn)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
