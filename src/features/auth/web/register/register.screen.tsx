import type { PageHandle } from '#platform/web/shell/page.ts'
import { titles } from '../../contract/titles.ts'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { JoiningPanel } from '../frame/joining-panel.tsx'
import { ScreenTitle } from '../frame/screen-title.tsx'
import { GoogleButton } from '../google/google-button.tsx'
import { linkTo } from '../shared/rich.tsx'
import { useText } from '../use-text.ts'
import { RegisterForm } from './register-form.tsx'

export const handle: PageHandle = { title: titles.register, chrome: 'bare', guestOnly: true }

export default function RegisterScreen() {
  const t = useText()
  return (
    <AuthFrame panel={<JoiningPanel current={0} />}>
      <ScreenTitle title={t('register.title')} />
      <GoogleButton />
      <RegisterForm />
      <p className="-mt-1 flex min-h-target items-center gap-1.5 text-sm text-ink-2">
        {t.rich('register.hasAccount', { login: linkTo('/login') })}
      </p>
    </AuthFrame>
  )
}
