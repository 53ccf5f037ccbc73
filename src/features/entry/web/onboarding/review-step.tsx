import type { ReactNode } from 'react'
import { useText } from '../use-text.ts'
import type { Answers } from './answers.ts'
import type { StepNumber } from './use-onboarding.ts'

type ReviewStepProps = { answers: Answers; email: string; onEdit: (step: StepNumber) => void }

/** Everything answered, each with a way back to it. */
export function ReviewStep({ answers, email, onEdit }: ReviewStepProps) {
  const t = useText()
  const { phoneNumber, gender, interests } = answers
  return (
    <dl className="border-b border-line">
      {email && <Row name={t('onboarding.account')}>{email}</Row>}
      <Row name={t('fields.phoneNumber')} onEdit={() => onEdit(1)}>
        {phoneNumber}
      </Row>
      <Row name={t('fields.gender')} onEdit={() => onEdit(1)}>
        {gender && t(`onboarding.genders.${gender}`)}
      </Row>
      <Row name={t('fields.interests')} onEdit={() => onEdit(2)}>
        {interests.map((interest) => t(`onboarding.interests.${interest}`)).join(', ')}
      </Row>
    </dl>
  )
}

type RowProps = { name: string; onEdit?: () => void; children: ReactNode }

function Row({ name, onEdit, children }: RowProps) {
  const t = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-2">
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="col-start-1 [overflow-wrap:anywhere]">{children}</dd>
      {onEdit && (
        <dd className="col-start-2 row-span-2 row-start-1">
          <button
            type="button"
            aria-label={t('onboarding.editOf', { name })}
            onClick={onEdit}
            className="link target text-sm"
          >
            {t('onboarding.edit')}
          </button>
        </dd>
      )}
    </div>
  )
}
