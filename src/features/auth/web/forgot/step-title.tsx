import { useLocation } from 'react-router'
import { CODE_MINUTES } from '#features/recovery/contract/recovery.endpoints.ts'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { strong } from '../shared/rich.tsx'
import { useText } from '../use-text.ts'
import type { ForgotStep } from './steps.ts'

type StepTitleProps = { step: ForgotStep; email: string; auto: boolean }

export function StepTitle({ step, email, auto }: StepTitleProps) {
  const t = useText()
  const state: unknown = useLocation().state
  const mailedBefore =
    typeof state === 'object' && state !== null && 'mailedBefore' in state && state.mailedBefore
  const values = { email, minutes: CODE_MINUTES, b: strong }
  if (step === 'email') return <ScreenTitle step={step} title={t('forgot.title')} text={t('forgot.intro')} />
  if (step === 'code') {
    const text = !auto
      ? t.rich('forgot.codeIntro', values)
      : mailedBefore
        ? t.rich('forgot.mailedIntro', values)
        : t.rich('forgot.autoIntro', values)
    return <ScreenTitle step={step} title={t('forgot.codeTitle')} text={text} />
  }
  if (step === 'password') {
    return (
      <ScreenTitle
        step={step}
        title={t('forgot.passwordTitle')}
        text={t.rich('forgot.passwordIntro', { email, b: strong })}
      />
    )
  }
  return <ScreenTitle step={step} title={t('forgot.doneTitle')} text={t('forgot.doneText')} />
}
