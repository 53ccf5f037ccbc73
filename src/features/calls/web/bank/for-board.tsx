import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { buttonClass } from '#platform/web/ui/buttons/button-look.ts'
import { listCallHolders } from '../../contract/managed-calls.endpoints.ts'
import { useText } from '../use-text.ts'

/** Leads a board to the calls of its bank. */
export function ForBoard({ bank }: { bank: string }) {
  const t = useText()
  const { data } = useEndpoint(listCallHolders)
  if (!data?.banks.some(({ id }) => id === bank)) return null
  return (
    <p className="mb-6">
      <a className={buttonClass({ look: 'line', small: true })} href="/calls/managed">
        {t('bank.manage')}
      </a>
    </p>
  )
}
