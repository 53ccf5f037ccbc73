import { formOfAddress, type FormOfAddress } from '#platform/contract/form-of-address.ts'
import { useSession } from './session-provider.tsx'

/** The value of `address` in texts that have a form for her and one for him. */
export function useFormOfAddress(): FormOfAddress {
  const session = useSession()
  return formOfAddress(session.status === 'authenticated' ? session.user.gender : undefined)
}
