import type { ReactNode } from 'react'
import { useText } from '../use-text.ts'
import type { Answers } from './answers.ts'
import type { StepNumber } from './use-onboarding.ts'
import { useOnboardingText } from './use-onboarding-text.ts'

type ReviewStepProps = { answers: Answers; email: string; onEdit: (step: StepNumber) => void }

/** Lists all answers, each with a link to change it. */
export function ReviewStep({ answers, email, onEdit }: ReviewStepProps) {
  const t = useText()
  const words = useOnboardingText()
  const { phoneNumber, gender, interests } = answers
  return (
    <dl className="border-b border-line">
      {email && <Row name={words('account')}>{email}</Row>}
      <Row name={t('fields.phoneNumber')} onEdit={() => onEdit(1)}>
        {phoneNumber}
      </Row>
      <Row name={t('fields.gender')} onEdit={() => onEdit(1)}>
        {gender && words(`genders.${gender}`)}
      </Row>
      <Row name={t('fields.interests')} onEdit={() => onEdit(2)}>
        {interests.map((interest) => words(`interests.${interest}`)).join(', ')}
      </Row>
    </dl>
  )
}

type RowProps = { name: string; onEdit?: () => void; children: ReactNode }

function Row({ name, onEdit, children }: RowProps) {
  const words = useOnboardingText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="col-start-1 [overflow-wrap:anywhere]">{children}</dd>
      {onEdit && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <button
            type="button"
            aria-label={words('editOf', { name })}
            onClick={onEdit}
            className="link target text-sm"
          >
            {words('edit')}
          </button>
        </dd>
      )}
    </div>
  )
}
