import { Suspense } from 'react'
import type { TokenPair } from '#platform/web/api/stored-tokens.ts'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import type { PageHandle } from '#platform/web/shell/page.ts'
import { Spinner } from '#platform/web/ui/blocks/spinner.tsx'
import { titles } from '../../contract/titles.ts'
import { BenefitsPanel } from '../frame/benefits-panel.tsx'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { useGoogleReturn } from '../google/use-google-return.ts'
import { legalTags } from '../shared/rich.tsx'
import { useText } from '../use-text.ts'
import { LoginForm } from './login-form.tsx'
import { LoginLinks } from './login-links.tsx'

const PasskeyButton = lazyPart(async () => (await import('#features/passkeys/web/index.ts')).PasskeyButton)

export const handle: PageHandle = { title: titles.login, chrome: 'bare', guestOnly: true }

export default function LoginScreen() {
  const t = useText()
  const { completing } = useGoogleReturn()
  const session = useSession()
  async function enter(tokens: TokenPair) {
    if (!(await session.signIn(tokens))) throw new Error('not signed in')
    toast({ title: t('login.done'), description: t('login.welcome') })
  }
  return (
    <AuthFrame panel={<BenefitsPanel />} foot={t.rich('login.terms', legalTags)}>
      <ScreenTitle title={t('login.title')} />
      {completing ? (
        <Spinner text={t('google.completing')} />
      ) : (
        <>
          <GoogleButton />
          <LoginForm />
          {/* As high as the button that loads later, so that the form does not move away from under a finger. */}
          <div className="min-h-field">
            <Suspense fallback={null}>
              <PasskeyButton onProved={enter} />
            </Suspense>
          </div>
          <LoginLinks />
        </>
      )}
    </AuthFrame>
  )
}
