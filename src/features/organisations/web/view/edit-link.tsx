import { Pencil } from 'lucide-react'
import { useSession } from '#platform/web/session/session-provider.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { listOwnOrganisations } from '../../contract/organisation.endpoints.ts'
import { useText } from '../use-text.ts'

/** The edit button, for the organisation's own people. */
export function EditLink({ slug }: { slug: string }) {
  const t = useText()
  const session = useSession()
  const { data } = useEndpoint(listOwnOrganisations, { enabled: session.status === 'authenticated' })
  if (!data?.organisations.some(({ card }) => card.slug === slug)) return null
  return (
    <ButtonLink to={`/organisations/${slug}/manage`} small icon={<Pencil />}>
      {t('shown.edit')}
    </ButtonLink>
  )
}
