import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import type { UserRow } from '../../contract/users.endpoints.ts'
import { useText } from '../use-text.ts'

/** Shows the account's role and scopes. */
export function Role({ user }: { user: Pick<UserRow, 'role' | 'globalAdmin' | 'scopes'> }) {
  const t = useText()
  if (user.role === 'USER') return <>{t('users.member')}</>
  if (user.globalAdmin) return <>{t('console.scopes.global')}</>
  const names: Record<string, string> = {
    users: t('console.scopes.users'),
    content: t('console.scopes.content'),
    opportunities: t('console.scopes.opportunities'),
    grants: t('console.scopes.grants'),
    moderation: t('console.scopes.moderation'),
  }
  return <>{t('users.admin', { scopes: user.scopes.map((scope) => names[scope] ?? scope).join(', ') })}</>
}

/** Shows the account's state. */
export function State({ user }: { user: UserRow }) {
  const t = useText()
  if (user.merged) return <Chip>{t('users.merged')}</Chip>
  if (user.suspended) return <Chip tone="harm">{t('users.suspended')}</Chip>
  if (user.leaving) return <Chip tone="sun">{t('users.leaving')}</Chip>
  if (!user.onboarded) return <Chip tone="sun">{t('users.waiting')}</Chip>
  return <Chip>{t('users.onboarded')}</Chip>
}
