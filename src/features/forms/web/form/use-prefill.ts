import { useSession } from '#platform/web/session/session-provider.tsx'
import type { Field } from '../../contract/rules/field.ts'

/** Reads what belongs into a field; an empty text where the person has not said it. */
export type ReadOwn = () => Promise<string>

/** What the member's own account and profile may put into a field; nothing for anybody else. */
export function usePrefill(): (field: Field) => ReadOwn | undefined {
  const session = useSession()
  if (session.status !== 'authenticated') return () => undefined
  const { firstName, lastName, email, phoneNumber } = session.user
  const account = { name: `${firstName} ${lastName}`.trim(), email, phone: String(phoneNumber ?? '') }
  return ({ prefill }) => {
    if (prefill === null) return undefined
    if (prefill !== 'municipality' && prefill !== 'skills') return () => Promise.resolve(account[prefill])
    // The profile is read only once the member has pressed.
    return async () => (await import('./own-profile.ts')).readOwnProfile(prefill)
  }
}
