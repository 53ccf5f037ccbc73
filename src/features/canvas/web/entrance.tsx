import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { errorText } from '#platform/web/api/api-error.ts'
import { call } from '#platform/web/api/api.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useOfflineEndpoint } from '#platform/web/offline/use-offline-endpoint.ts'
import { forgetReturnPath } from '#platform/web/session/return-path.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { startCanvas, listCanvases } from '../contract/canvas.endpoints.ts'
import { CanvasHelp } from './help/canvas-help.tsx'
import { invitationToken } from './invitation.ts'
import { Invitations } from './invitations/invitations.tsx'
import { LinkInvitation } from './invitations/link-invitation.tsx'
import { StateChip, StateLink } from './state/state-chip.tsx'
import { useText } from './use-text.ts'

const Canvas = lazyPart(async () => (await import('./canvas-page.tsx')).CanvasPage)

/** Opens the application in the address, begins one there, or lists the member's applications. */
export function Entrance() {
  const [search] = useSearchParams()
  const id = search.get('id')
  const slug = search.get('call')
  const { hash } = useLocation()
  const token = invitationToken(hash)
  if (id)
    return (
      <Suspense fallback={<PageSpinner />}>
        <Canvas key={id} id={id} />
      </Suspense>
    )
  if (token) return <LinkInvitation key={token} token={token} />
  if (slug) return <Arriving key={slug} arrive={() => call(startCanvas, { body: { call: slug } })} />
  return <OwnCanvases />
}

/** Opens an application, or explains why it cannot be opened. */
function Arriving({ arrive }: { arrive: () => Promise<{ id: string }> }) {
  const t = useText()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const go = useEffectEvent(async (isHere: () => boolean) => {
    forgetReturnPath()
    try {
      const { id } = await arrive()
      if (isHere()) await navigate(`/canvas?id=${id}`, { replace: true })
    } catch (error) {
      if (isHere()) setProblem(errorText(error, t('general')))
    }
  })
  useEffect(() => {
    let here = true
    void go(() => here)
    return () => {
      here = false
    }
  }, [])
  if (problem === undefined) return <PageSpinner />
  return (
    <main id="main" className="wrap max-w-[40rem] py-12">
      <h1 className="mb-4 text-2xl">{t('own.notOpened')}</h1>
      <Note tone="harm" live>
        {problem}
      </Note>
      <ButtonLink to="/canvas" className="mt-4">
        {t('own.title')}
      </ButtonLink>
    </main>
  )
}

function OwnCanvases() {
  const t = useText()
  const locale = useLocale()
  const query = useOfflineEndpoint(listCanvases)
  return (
    <main id="main" className="wrap max-w-[44rem] py-8 lg:py-12">
      <Link to="/dashboard" className="link inline-flex min-h-target items-center text-sm">
        {t('own.back')}
      </Link>
      <h1 className="mt-2 mb-6 text-2xl">{t('own.title')}</h1>
      <Invitations />
      <QueryState query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <>
              <Note>{t('own.none')}</Note>
              <ButtonLink to="/ob" className="mt-4">
                {t('own.calls')}
              </ButtonLink>
            </>
          ) : (
            <ul>
              {items.map((item) => (
                <li key={item.id} className="border-t border-line py-4">
                  <Link to={`/canvas?id=${item.id}`} className="text-md font-strong text-ink">
                    {item.title || t('untitled')}
                  </Link>
                  <p className="text-sm text-ink-2">{readText(item.call.title, locale).text}</p>
                  <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-2">
                    <StateChip state={item.state} until={item.changesUntil} />
                    {item.mentor && <Chip tone="lilac">{t('mentors.chip')}</Chip>}
                    <span>{t('own.team', { count: item.team })}</span>
                    {item.deadline && item.state?.kind === 'writing' && (
                      <span>
                        {t('own.deadline', {
                          date: `${formatDate(new Date(item.deadline), locale)} ${formatTime(new Date(item.deadline))}`,
                        })}
                      </span>
                    )}
                  </p>
                  <StateLink state={item.state} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <CanvasHelp />
    </main>
  )
}
