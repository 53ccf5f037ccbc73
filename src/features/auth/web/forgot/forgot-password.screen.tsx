import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../../contract/titles.ts'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { StepsPanel } from '../frame/steps-panel.tsx'
import type { Passwords } from '../shared/password-pair.tsx'
import { initialEmail, useQueryEmail } from '../shared/query-email.ts'
import { withQuery } from '#platform/web/session/site-path.ts'
import { useText } from '../use-text.ts'
import { CodeStep } from './code-step.tsx'
import { ToLogin } from '../shared/to-login.tsx'
import { EmailStep } from './email-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { StepTitle } from './step-title.tsx'
import { FORGOT_STEPS, type ForgotStep } from './steps.ts'

export const handle: PageHandle = { title: titles.forgot, chrome: 'bare', guestOnly: true }

/** Keeps the first two steps in the address, so that a reload while looking for the email loses nothing. */
export default function ForgotPasswordScreen() {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const queryEmail = useQueryEmail()
  const auto = search.get('auto') === 'true'
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [hasProof, setProof] = useState(false)
  const [passwords, setPasswords] = useState<Passwords>()
  const [done, setDone] = useState(false)
  const atCode = queryEmail !== '' && (auto || search.get('step') === 'code')
  const step: ForgotStep = !atCode ? 'email' : done ? 'done' : hasProof ? 'password' : 'code'

  function askCode(address: string) {
    setEmail(address)
    setCode('')
    setProof(false)
    setPasswords(undefined)
    setDone(false)
    return navigate(withQuery('/forgot-password', { email: address, step: 'code' }))
  }

  function prove(digits: string) {
    setCode(digits)
    setProof(true)
  }
  function backToCode(now: Passwords) {
    setPasswords(now)
    setProof(false)
  }

  return (
    <AuthFrame
      panel={
        <StepsPanel
          title={t('forgot.panelTitle')}
          steps={[t('forgot.step1'), t('forgot.step2'), t('forgot.step3')]}
          current={FORGOT_STEPS.indexOf(step)}
        />
      }
    >
      <StepTitle step={step} email={queryEmail} auto={auto} />
      {step === 'email' && (
        <EmailStep key={queryEmail} email={initialEmail(queryEmail) || email} onSent={askCode} />
      )}
      {step === 'code' && <CodeStep email={queryEmail} before={code} onProved={prove} />}
      {step === 'password' && (
        <PasswordStep code={code} before={passwords} onBack={backToCode} onDone={() => setDone(true)} />
      )}
      {step === 'done' && <ToLogin />}
    </AuthFrame>
  )
}
