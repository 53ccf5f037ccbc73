import { Pencil } from 'lucide-react'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { getMemberProfile } from '../../contract/public.endpoints.ts'
import { useText } from '../use-text.ts'
import { ProfileActions } from './registered-actions.tsx'

type Person = { id: string; name: string; isYou: boolean }

/** What a member can do with the person whose profile is open: the same on both of its addresses. */
export function MemberActions({ person }: { person: Person }) {
  const t = useText()
  if (!person.isYou) return <ProfileActions key={person.id} person={person} />
  return (
    <ButtonLink to="/profile" icon={<Pencil />}>
      {t('shown.edit')}
    </ButtonLink>
  )
}

/** On the public page: none for somebody whom a block severs from this person. */
export function ActionsAtAddress({ slug }: { slug: string }) {
  const { data } = useEndpoint(getMemberProfile, { params: { x: slug } })
  return data ? <MemberActions person={data} /> : null
}
