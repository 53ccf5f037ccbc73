import { CircleCheck } from 'lucide-react'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Spinner } from '#platform/web/ui/blocks/spinner.tsx'
import { titles } from '../../contract/titles.ts'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { JoiningPanel } from '../frame/joining-panel.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { useText } from '../use-text.ts'
import { useVerification } from './use-verification.ts'
import { VerifyForm } from './verify-form.tsx'
import { VerifyIntro } from './verify-intro.tsx'

export const handle: PageHandle = { title: titles.verify, chrome: 'bare' }

export default function VerifyScreen() {
  const t = useText()
  const { state, email, verify } = useVerification()
  return (
    <AuthFrame panel={<JoiningPanel current={state.kind === 'verified' ? 2 : 1} />}>
      <ScreenTitle title={t('verify.title')} text={state.kind === 'code' && <VerifyIntro email={email} />} />
      {state.kind === 'checking' && <Spinner text={t('verify.checking')} />}
      {state.kind === 'verified' && (
        <Note tone="river" live icon={<CircleCheck />}>
          <p className="font-strong">{t('verify.done')}</p>
          <p>{t('verify.onward')}</p>
        </Note>
      )}
      {state.kind === 'code' && <VerifyForm email={email} verify={verify} linkFailure={state.linkFailure} />}
    </AuthFrame>
  )
}
