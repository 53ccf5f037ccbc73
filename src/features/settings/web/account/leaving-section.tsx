import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { Section } from '../frame/section.tsx'
import type { SectionProps } from '#platform/web/registration.ts'
import { useSettings } from '../use-settings.ts'
import { useText } from '../use-text.ts'
import { DeleteDialog } from './delete-dialog.tsx'

export function LeavingSection(section: SectionProps) {
  const t = useText()
  const { deleteAfter } = useSettings()
  const [asking, setAsking] = useState(false)
  return (
    <Section {...section}>
      <SignOutRow />
      {!deleteAfter && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-5 sm:flex-nowrap">
          <p className="min-w-0 max-w-[44ch] text-sm">{t('leaving.deleteText')}</p>
          <Button look="harm" small onClick={() => setAsking(true)}>
            {t('leaving.delete')}
          </Button>
        </div>
      )}
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </Section>
  )
}

function SignOutRow() {
  const t = useText()
  const { signOut } = useSession()
  const navigate = useNavigate()
  async function leave() {
    await signOut()
    toast({ title: t('leaving.signedOut') })
    await navigate('/login')
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="min-w-0 text-sm">{t('leaving.signOutText')}</p>
      <Button small icon={<LogOut />} onClick={() => void leave()}>
        {t('leaving.signOut')}
      </Button>
    </div>
  )
}
