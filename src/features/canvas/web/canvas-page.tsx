import { Suspense, useState } from 'react'
import { readText } from '#platform/contract/bilingual.ts'
import { isGone } from '#platform/web/api/api-error.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { useOfflineEndpoint } from '#platform/web/offline/use-offline-endpoint.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { serverClock } from '#platform/web/server-clock.ts'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { ButtonLink } from '#platform/web/ui/buttons/button-link.tsx'
import { Gone } from '#platform/web/ui/states/gone.tsx'
import { QueryState } from '#platform/web/ui/states/query-state.tsx'
import { type Canvas, getCanvas } from '../contract/canvas.endpoints.ts'
import { Board } from './boxes/board.tsx'
import { Stepper } from './boxes/stepper.tsx'
import { PapersMenu } from './documents/papers-menu.tsx'
import { judge } from './judged.ts'
import { usePresence } from './presence/use-presence.ts'
import { PrintedDraft } from './printed-draft.tsx'
import { useReading } from './reading/use-reading.tsx'
import { ReuseOffer, useReuse } from './reuse/reuse-offer.tsx'
import { RulesPanel } from './rules-panel.tsx'
import { CanvasSubmission } from './canvas-submission.tsx'
import { useClosed } from './state/use-closed.ts'
import { useStepKeys } from './steps/use-step-keys.tsx'
import type { CanvasSession } from './sync/canvas-session.ts'
import { useCanvasSession, useSessionNow } from './sync/use-canvas-session.ts'
import { TalkAbout } from './talk/talk.tsx'
import { TalkButton } from './talk/talk-button.tsx'
import { TalkAside, TalkSheet } from './talk/talk-places.tsx'
import { Sending } from './team/sending.tsx'
import { TopBar } from './top-bar.tsx'
import { Versions } from './versions/versions.tsx'
import { useText } from './use-text.ts'
import { useWide } from '#platform/web/ui/use-wide.ts'

const MentoredCanvas = lazyPart(async () => (await import('./mentors/mentored-canvas.tsx')).MentoredCanvas)

const AnsweringCanvas = lazyPart(async () => (await import('./changes/answering-canvas.tsx')).AnsweringCanvas)

const ClosedCanvas = lazyPart(async () => (await import('./state/closed-canvas.tsx')).ClosedCanvas)

export function CanvasPage({ id }: { id: string }) {
  const { heardAt, ...query } = useOfflineEndpoint(getCanvas, { params: { id } })
  if (query.data) serverClock.hear(query.data.call.now, heardAt)
  // Also on an open page, because the member may have been removed from the team in the meantime.
  if (isGone(query.error)) return <NoCanvas />
  return (
    <QueryState query={query} waiting={<PageSpinner />}>
      {(canvas) => <CanvasByState canvas={canvas} heardAt={heardAt} />}
    </QueryState>
  )
}

function NoCanvas() {
  const t = useText()
  const action = <ButtonLink to="/canvas">{t('own.title')}</ButtonLink>
  return (
    <main id="main" className="wrap max-w-[40rem] py-12">
      <Gone title={t('own.gone')} text={t('own.goneText')} action={action} />
    </main>
  )
}

/** `heardAt` is the time at which this device got it from the server. */
type Heard = { canvas: Canvas; heardAt: number }

/** Shows the canvas in its state: being written, sent, or sent with changes requested. */
function CanvasByState({ canvas, heardAt }: Heard) {
  if (!canvas.submission) return <Opening canvas={canvas} heardAt={heardAt} />
  const { changes, role, state } = canvas
  const isAsked = changes?.state === 'waiting' && state?.kind !== 'cancelled'
  return isAsked && role === 'member' ? (
    <Suspense fallback={<PageSpinner />}>
      <AnsweringCanvas canvas={canvas} changes={changes} heardAt={heardAt} />
    </Suspense>
  ) : (
    <CanvasSubmission canvas={canvas} />
  )
}

function Opening({ canvas, heardAt }: Heard) {
  const session = useCanvasSession(canvas, heardAt)
  const isClosed = useClosed(canvas)
  if (!session) return <PageSpinner />
  if (isClosed)
    return (
      <Suspense fallback={<PageSpinner />}>
        <ClosedCanvas canvas={canvas} session={session} />
      </Suspense>
    )
  return canvas.role === 'mentor' ? (
    <Suspense fallback={<PageSpinner />}>
      <MentoredCanvas canvas={canvas} session={session} />
    </Suspense>
  ) : (
    <Writing canvas={canvas} session={session} />
  )
}

/** The team's editor: all boxes on a wide screen, one after the other on a phone. */
function Writing({ canvas, session }: { canvas: Canvas; session: CanvasSession }) {
  const locale = useLocale()
  const isWide = useWide()
  const content = useSessionNow(session, 'content')
  const present = useSessionNow(session, 'present')
  const judged = judge(canvas, content)
  const [open, setOpen] = useState<string>()
  const { boxes } = canvas.call.content.template
  const visibleBox = open ?? (isWide ? undefined : boxes[0]?.id)
  usePresence(session, visibleBox ?? 'about')
  const openBox = (box: string | undefined) => {
    setOpen(box)
    // The part above the boxes is always open, so its first field is focused.
    if (box === 'about') document.querySelector<HTMLElement>('input[name=title]')?.focus()
  }
  useStepKeys(session, canvas)
  const settle = () => session.settle()
  const reading = useReading(canvas, session)
  const reuse = useReuse(canvas, judged.content)
  const props = { canvas, session, judged, present, open: visibleBox, onOpen: openBox }
  return (
    <TalkAbout canvas={canvas} session={session}>
      <div className="min-h-dvh bg-sunken print:min-h-0 print:bg-transparent">
        {reading.dialog}
        <PrintedDraft canvas={canvas} content={judged.content} />
        <TopBar
          session={session}
          title={judged.content.title}
          call={readText(canvas.call.content.title, locale).text}
          deadline={canvas.call.content.dates.deadline}
          timeBelow={!isWide}
          tools={
            <>
              <TalkButton />
              <PapersMenu canvas={canvas} session={session} more={[reading.item, ...reuse.items]} />
              <Versions canvas={canvas} content={judged.content} session={session} />
            </>
          }
        />
        {isWide ? (
          <main id="main" className="grid print:hidden grid-cols-[minmax(0,1fr)_20rem]">
            <div className="min-w-0">
              <ReuseOffer canvas={canvas} session={session} reuse={reuse} className="mx-5 mt-5" />
              <Board {...props} />
            </div>
            <aside className="border-l border-line bg-paper p-5">
              <TalkAside canvas={canvas} onOpen={openBox} settle={settle}>
                <RulesPanel canvas={canvas} judged={judged} onOpen={openBox} />
                <Sending canvas={canvas} session={session} judged={judged} />
              </TalkAside>
            </aside>
          </main>
        ) : (
          <main id="main" className="print:hidden">
            <ReuseOffer canvas={canvas} session={session} reuse={reuse} className="mx-4 mt-4" />
            <Stepper {...props} />
            <TalkSheet canvas={canvas} onOpen={openBox} settle={settle} />
          </main>
        )}
      </div>
    </TalkAbout>
  )
}
