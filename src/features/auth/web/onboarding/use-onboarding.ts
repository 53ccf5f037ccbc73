import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Gender, completeFirstSteps } from '#features/account/contract/onboarding.endpoints.ts'
import { returnPath } from '#platform/web/session/return-path.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { useBackTrail } from '#platform/web/shell/use-back-step.ts'
import { ApiError, errorText } from '#platform/web/api/api-error.ts'
import { useDraft } from '#platform/web/forms/use-draft.ts'
import { type FieldErrors, useForm } from '#platform/web/forms/use-form.ts'
import { ask, tokensOf } from '../shared/ask.ts'
import { useRegistrationEmail } from '../shared/registration-email.ts'
import { useText } from '../use-text.ts'
import { NO_ANSWERS, readAnswers } from './answers.ts'
import { useFirstPassword } from './use-first-password.ts'
import { useOnboardingText } from './use-onboarding-text.ts'

export type StepNumber = 1 | 2 | 3
export const LAST_STEP = 3
type Field = 'phoneNumber' | 'gender' | 'interests' | 'password' | 'confirmPassword'

/** Holds the three steps as one form, which stays filled whichever step is shown. */
export function useOnboarding() {
  const t = useText()
  const words = useOnboardingText()
  const navigate = useNavigate()
  const session = useSession()
  const registrationEmail = useRegistrationEmail()
  const email = registrationEmail || (session.status === 'authenticated' ? session.user.email : '')
  const [step, setStep] = useState<StepNumber>(1)
  const go = useBackTrail(step, setStep)
  const [answers, setAnswers] = useState(NO_ANSWERS)
  const firstPassword = useFirstPassword()

  async function complete(data: FormData) {
    const { phoneNumber, gender, interests } = readAnswers(data)
    await firstPassword.choose(email.trim(), data)
    // The check of the first step has ensured it.
    const answer = await ask(completeFirstSteps, {
      body: { email: email.trim(), phoneNumber, gender: gender as Gender, interests },
    })
    draft.forget()
    const tokens = tokensOf(answer)
    if (tokens) await session.signIn(tokens)
    else if (session.status === 'authenticated') await session.reloadProfile()
    await navigate(returnPath() ?? '/dashboard', { replace: true })
  }

  const form = useForm({
    labels: {
      phoneNumber: t('fields.phoneNumber'),
      gender: t('fields.gender'),
      password: t('fields.password'),
      confirmPassword: t('fields.confirmPassword'),
      interests: t('fields.interests'),
    },
    validate(data) {
      const { phoneNumber, gender, interests } = readAnswers(data)
      const errors: FieldErrors<Field> = step === 2 ? {} : firstPassword.validate(data)
      if (step !== 2 && phoneNumber === '') errors.phoneNumber = words('phoneRequired')
      if (step !== 2 && !gender) errors.gender = words('genderRequired')
      if (step !== 1 && interests.length === 0) errors.interests = words('interestsRequired')
      return errors
    },
    async send(data) {
      if (step === LAST_STEP) return complete(data)
      go(step === 1 ? 2 : 3)
    },
    explain: (error) => errorText(error, words('failed')),
    onFailure(error) {
      const fields = error instanceof ApiError ? error.fields : {}
      if (fields.phoneNumber || fields.gender || fields.password) go(1)
      else if (fields.interests) go(2)
    },
  })
  const { ref, onInput } = form.props
  const draft = useDraft(ref, 'onboarding')
  const follow = useCallback(() => {
    if (ref.current) setAnswers(readAnswers(new FormData(ref.current)))
  }, [ref])
  // Restored drafts and typing before hydration cause no event.
  useEffect(follow, [follow, draft.restored])

  return {
    ...form,
    props: {
      ...form.props,
      onInput(event: Parameters<typeof onInput>[0]) {
        onInput(event)
        follow()
      },
    },
    step,
    go,
    answers,
    email,
    needsPassword: firstPassword.needed,
    nobody: email === '' && session.status === 'anonymous',
  }
}
