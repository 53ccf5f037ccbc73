import type { PageHandle } from '#platform/web/shell/page.ts'
import { Spinner } from '#platform/web/ui/blocks/spinner.tsx'
import { titles } from '../../contract/titles.ts'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { StepsPanel } from '../frame/steps-panel.tsx'
import { ToLogin } from '../shared/to-login.tsx'
import { useText } from '../use-text.ts'
import { RequestForm } from './request-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { useTokenFlow } from './use-token-flow.ts'

export const handle: PageHandle = { title: titles.reset, chrome: 'bare', guestOnly: true }

const STEP_NUMBER = { request: 0, checking: 1, reset: 2, success: 3 }

export default function PasswordResetScreen() {
  const t = useText()
  const flow = useTokenFlow()
  const steps = [t('reset.step1'), t('reset.step2'), t('reset.step3')]
  return (
    <AuthFrame
      panel={<StepsPanel title={t('reset.panelTitle')} steps={steps} current={STEP_NUMBER[flow.step]} />}
    >
      {flow.step === 'request' && (
        <>
          <ScreenTitle title={t('reset.title')} text={t('reset.intro')} />
          <RequestForm failure={flow.failure} onToken={flow.check} />
        </>
      )}
      {flow.step === 'checking' && (
        <>
          <ScreenTitle title={t('reset.newTitle')} />
          <Spinner text={t('reset.checking')} />
        </>
      )}
      {flow.step === 'reset' && <ResetForm {...flow.proof} onDone={flow.finish} />}
      {flow.step === 'success' && (
        <>
          <ScreenTitle title={t('forgot.doneTitle')} text={t('forgot.doneText')} />
          <ToLogin />
        </>
      )}
    </AuthFrame>
  )
}
