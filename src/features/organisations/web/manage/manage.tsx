import { ClipboardList, Compass, Eye, Inbox, MessageSquareText } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { useIdlePrefetch } from '#platform/web/shell/use-idle-prefetch.ts'
import { Avatar } from '#platform/web/ui/blocks/avatar.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Skeleton } from '#platform/web/ui/blocks/skeleton.tsx'
import { Tabs } from '#platform/web/ui/blocks/tabs.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import type { OwnOrganisation } from '../../contract/organisation.endpoints.ts'
import { StateChip } from '../view/state-chip.tsx'
import { useText } from '../use-text.ts'
import { EditForm } from './edit-form.tsx'
import { LogoEditor } from './logo-editor.tsx'
import { useOrganisation } from './use-organisation.ts'

const PeoplePanel = lazyPart(async () => (await import('../people/people-panel.tsx')).PeoplePanel)
const CheckPanel = lazyPart(async () => (await import('../check/check-panel.tsx')).CheckPanel)

const PARTS = ['page', 'people', 'check'] as const

/** Everything that its people do for an organisation. */
export function Manage({ slug }: { slug: string }) {
  const t = useText()
  const query = useOrganisation(slug)
  return (
    <QueryState
      query={query}
      gone={
        <Gone
          title={t('gone')}
          text={t('goneText')}
          action={<ButtonLink to="/organisations/mine">{t('mine.title')}</ButtonLink>}
        />
      }
      waiting={
        <Waiting>
          <Skeleton className="h-14 w-80 max-w-full" />
          <Skeleton className="mt-6 h-12 w-60" />
          <Skeleton className="mt-6 h-96 max-w-2xl" />
        </Waiting>
      }
    >
      {(organisation) => <Managed organisation={organisation} />}
    </QueryState>
  )
}

function Managed({ organisation }: { organisation: OwnOrganisation }) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const { details, slug, role, logo, suspended, check } = organisation
  useIdlePrefetch(PeoplePanel, CheckPanel)
  const selected = PARTS.find((part) => part === search.get('part')) ?? 'page'
  const panels = {
    page: <PagePanel organisation={organisation} />,
    people: <PeoplePanel organisation={organisation} />,
    check: <CheckPanel organisation={organisation} />,
  }
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar name={details.name} src={logo} of="organisation" size="lg" className="border border-line" />
        <div className="min-w-0 flex-1 basis-56">
          <h1 className="text-2xl [overflow-wrap:anywhere]">{details.name}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            <StateChip state={check.state} suspended={suspended} />
            {t('manage.role', { role: t(`roles.${role}`) })}
          </p>
        </div>
        {!suspended && (
          <p className="flex flex-wrap gap-2">
            <ButtonLink to="/applications/received" small icon={<Inbox />}>
              {t('manage.applications')}
            </ButtonLink>
            {role !== 'reviewer' && (
              <>
                <ButtonLink to="/opportunities/mine" small icon={<Compass />}>
                  {t('manage.opportunities')}
                </ButtonLink>
                <ButtonLink
                  to={`/organisations/${organisation.id}/messages`}
                  small
                  icon={<MessageSquareText />}
                >
                  {t('manage.messages')}
                </ButtonLink>
              </>
            )}
            <ButtonLink to={`/organisations/${organisation.id}/forms`} small icon={<ClipboardList />}>
              {t('manage.forms')}
            </ButtonLink>
            <ButtonLink to={`/organisations/${slug}`} small icon={<Eye />}>
              {t('manage.open')}
            </ButtonLink>
          </p>
        )}
      </header>
      {suspended && (
        <Note tone="harm" className="mb-6">
          <p>{t('manage.suspended')}</p>
          {check.reason && <p>{t(`reasons.${check.reason}`)}</p>}
          {check.note && <p>{t('check.note', { note: check.note })}</p>}
        </Note>
      )}
      <Tabs
        label={t('manage.tabs')}
        selected={selected}
        onSelect={(part) =>
          setSearch(part === 'page' ? {} : { part }, { replace: true, preventScrollReset: true })
        }
        tabs={PARTS.map((id) => ({
          id,
          text: t(`manage.${id}`),
          panel: <Suspense fallback={<Skeleton className="h-96" />}>{panels[id]}</Suspense>,
        }))}
      />
    </>
  )
}

function PagePanel({ organisation }: { organisation: OwnOrganisation }) {
  const t = useText()
  const mayEdit = organisation.role !== 'reviewer' && !organisation.suspended
  if (!mayEdit) return <p className="py-6 text-ink-2">{t('manage.readOnly')}</p>
  return (
    <div className="grid gap-8 py-6">
      <LogoEditor organisation={organisation} />
      <EditForm organisation={organisation} />
    </div>
  )
}
