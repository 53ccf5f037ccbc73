import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { useAct } from '#platform/web/api/use-act.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { isGone } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { type SessionValue, useSession } from '#platform/web/session/session-provider.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { toast } from '#platform/web/ui/layers/toast-store.ts'
import { endpointKey } from '#platform/web/api/endpoint-key.ts'
import { Failed } from '#platform/web/ui/states/failed.tsx'
import { listOwnOrganisations } from '../../contract/organisation.endpoints.ts'
import { acceptInvitation, previewInvitation } from '../../contract/people.endpoints.ts'
import { useText } from '../use-text.ts'

type Invitation = ResponseOf<typeof previewInvitation>

/** The page behind the link of an invitation email. */
export function MailedInvitation() {
  const t = useText()
  const session = useSession()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = useQuery({
    queryKey: [previewInvitation.path, token],
    queryFn: ({ signal }) => call(previewInvitation, { body: { token }, signal }),
    staleTime: 0,
  })
  const { data, error } = query
  if (isGone(error)) {
    return (
      <Gone
        heading={t('invitation.title')}
        title={t('invitation.gone')}
        text={t('invitation.goneText')}
        action={<ButtonLink to="/organisations/mine">{t('mine.title')}</ButtonLink>}
      />
    )
  }
  if (error) return <Failed query={query} />
  if (!data || session.status === 'loading') {
    return (
      <div role="status" aria-busy aria-label={t('invitation.looking')}>
        <Skeleton className="h-9 w-72 max-w-full" />
        <Skeleton className="mt-4 h-24 max-w-measure" />
      </div>
    )
  }
  return <InvitationQuestion invitation={data} session={session} />
}

function InvitationQuestion({ invitation, session }: { invitation: Invitation; session: SessionValue }) {
  const t = useText()
  const { organisation, slug, role, email } = invitation
  return (
    <div className="grid max-w-measure gap-4">
      <h1 className="text-2xl [overflow-wrap:anywhere]">
        {t('invitation.text', { organisation, role: t(`roles.${role}`) })}
      </h1>
      <p className="text-ink-2">{t(`roleHelp.${role}`)}</p>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{t('invitation.forAddress', { email })}</p>
      <Way invitation={invitation} session={session} />
      <p>
        <a className="link inline-flex min-h-target items-center" href={`/organisations/${slug}`}>
          {t('invitation.organisation')}
        </a>
      </p>
    </div>
  )
}

/** Sign in, register, switch accounts or join. */
function Way({ invitation, session }: { invitation: Invitation; session: SessionValue }) {
  const t = useText()
  const navigate = useNavigate()
  if (session.status !== 'authenticated') {
    return (
      <>
        <p>{t('invitation.after')}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/login" look="key">
            {t('invitation.signIn')}
          </ButtonLink>
          <ButtonLink to="/register">{t('invitation.register')}</ButtonLink>
        </div>
      </>
    )
  }
  if (session.user.email !== invitation.email) {
    return (
      <>
        <p className="[overflow-wrap:anywhere]">{t('invitation.other', { email: session.user.email })}</p>
        <div>
          <Button onClick={() => void session.signOut().then(() => navigate('/login'))}>
            {t('invitation.otherAccount')}
          </Button>
        </div>
      </>
    )
  }
  return <Accept invitation={invitation} />
}

function Accept({ invitation: { id, organisation } }: { invitation: Invitation }) {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { busy, act } = useAct({ failed: t('general') })
  async function accept() {
    await act(async () => {
      const { slug } = await call(acceptInvitation, { params: { id } })
      toast({ title: t('mine.accepted', { name: organisation }) })
      await queries.invalidateQueries({ queryKey: endpointKey(listOwnOrganisations) })
      await navigate(`/organisations/${slug}/manage`, { replace: true })
    })
  }
  return (
    <div>
      <Button look="key" busy={busy && t('mine.answering')} onClick={() => void accept()}>
        {t('mine.accept')}
      </Button>
    </div>
  )
}
