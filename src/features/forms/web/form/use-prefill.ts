import { useSession } from '#platform/web/session/session-provider.tsx'
import type { Field } from '../../contract/rules/field.ts'

/** What the member's own account may put into a field; nothing for anybody else. */
export function usePrefill(): (field: Field) => string | undefined {
  const session = useSession()
  if (session.status !== 'authenticated') return () => undefined
  const { firstName, lastName, email } = session.user
  return ({ prefill }) =>
    prefill === 'name' ? `${firstName} ${lastName}`.trim() : prefill === 'email' ? email : undefined
}
