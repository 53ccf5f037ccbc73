import { LogOut } from 'lucide-react'
import { useNavigate } from 'react-router'
import { type SessionUser, useSession } from '#platform/web/session/session-provider.tsx'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Menu } from '#platform/web/ui/layers/menu.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { useNavigation } from './use-navigation.ts'
import { useText } from './use-text.ts'

/** The entries that are not in the bar, and sign-out. */
export function AccountMenu() {
  const session = useSession()
  if (session.status !== 'authenticated') return <span className="size-target" />
  return <SignedInMenu user={session.user} signOut={session.signOut} />
}

function SignedInMenu({ user, signOut }: { user: SessionUser; signOut: () => Promise<void> }) {
  const t = useText()
  const { locale, menu } = useNavigation()
  const navigate = useNavigate()
  async function leave() {
    await signOut()
    toast({ title: t('signedOut') })
    await navigate('/login')
  }
  return (
    <Menu
      label={t('nav.account')}
      heading={<b className="block max-w-64 truncate">{user.name || user.email}</b>}
      items={[
        ...menu.map(({ to, title, Icon }) => ({
          to,
          text: title[locale],
          icon: Icon && <Icon strokeWidth={1.75} size={20} />,
        })),
        {
          onSelect: () => void leave(),
          text: t('nav.signOut'),
          icon: <LogOut strokeWidth={1.75} size={20} />,
        },
      ]}
      trigger={(props) => (
        <button
          {...props}
          type="button"
          aria-label={t('nav.account')}
          className="target grid place-items-center rounded-full"
        >
          <Avatar name={user.name || user.email} src={user.profilePictureUrl} />
        </button>
      )}
    />
  )
}
