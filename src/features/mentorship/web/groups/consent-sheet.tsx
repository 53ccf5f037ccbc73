import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { getConsent } from '../../contract/consent.endpoints.ts'
import { GuardianPart } from '../member/guardian-part.tsx'
import { useMemberText } from '../use-member-text.ts'

/** A member under 18 asks a guardian, as before a meeting of two. */
export function ConsentSheet({ mentor, onClose }: { mentor: string; onClose: () => void }) {
  const t = useMemberText()
  const query = useEndpoint(getConsent, { params: { mentor }, staleTime: 0 })
  return (
    <Sheet open onClose={onClose} title={t('ask.guardian.title')} closeLabel={t('close')}>
      <QueryState query={query} title={t('general')}>
        {(consent) => <GuardianPart mentor={mentor} consent={consent} />}
      </QueryState>
    </Sheet>
  )
}
