import { useNavigate } from 'react-router'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Arch } from '#platform/web/ui/arch.tsx'
import { useText } from './use-text.ts'

const CLOSED = ['missing', 'missing', 'missing', 'missing', 'missing'] as const

/** Shown to members who are signed in but are no admins. */
export function NoRights() {
  return (
    <main id="main" className="wrap grid justify-items-start gap-4 py-16">
      <Arch stones={CLOSED} size="medium" />
      <NoRightsText />
    </main>
  )
}

export function NoRightsText() {
  const t = useText()
  const { signOut } = useSession()
  const navigate = useNavigate()
  async function change() {
    await signOut()
    await navigate('/admin/login')
  }
  return (
    <>
      <h1 className="text-2xl">{t('rights.title')}</h1>
      <p className="max-w-measure text-ink-2">{t('rights.text')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/dashboard" look="river">
          {t('rights.dashboard')}
        </ButtonLink>
        <Button onClick={() => void change()}>{t('rights.otherAccount')}</Button>
      </div>
    </>
  )
}
