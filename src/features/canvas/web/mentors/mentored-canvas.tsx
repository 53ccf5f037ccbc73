import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { TeamConversationButton } from '#features/messaging/web/index.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { call } from '#platform/web/api/api.ts'
import { useAct } from '#platform/web/api/use-act.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { type Canvas, removeTeamMember } from '../../contract/canvas.endpoints.ts'
import { BoxPreview } from '../boxes/box-preview.tsx'
import { PapersMenu } from '../documents/papers-menu.tsx'
import { judge } from '../judged.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { usePresence } from '../presence/use-presence.ts'
import { useSessionNow } from '../sync/use-canvas-session.ts'
import { TalkAbout } from '../talk/talk.tsx'
import { TalkButton } from '../talk/talk-button.tsx'
import { TalkAside, TalkSheet } from '../talk/talk-places.tsx'
import { TopBar } from '../top-bar.tsx'
import { useText } from '../use-text.ts'
import { useWide } from '#platform/web/ui/use-wide.ts'
import { Versions } from '../versions/versions.tsx'

type Props = { canvas: Canvas; session: CanvasSession }

/** The mentor's view: all boxes as the team writes them, with their comments. */
export function MentoredCanvas({ canvas, session }: Props) {
  const locale = useLocale()
  const isWide = useWide()
  const draft = useSessionNow(session, 'content')
  usePresence(session, 'about')
  const { content } = judge(canvas, draft)
  const { template, title, dates } = canvas.call.content
  const open = (box: string) => document.getElementById(`box-${box}`)?.scrollIntoView({ block: 'center' })
  const boxes = (
    <>
      <h1 className="text-2xl [overflow-wrap:anywhere]">{content.title || readText(title, locale).text}</h1>
      <div className="mt-4 divide-y divide-line rounded-surface border border-line bg-surface">
        {template.boxes.map((box) => (
          <section key={box.id} aria-labelledby={`box-${box.id}`} className="min-w-0 p-4 text-sm">
            <header className="mb-2 flex items-center gap-2">
              <h2 id={`box-${box.id}`} className="flex-1 text-sm">
                {readText(box.title, locale).text}
              </h2>
              <TalkButton box={box.id} title={readText(box.title, locale).text} />
            </header>
            <BoxPreview box={box} canvas={canvas} session={session} judged={{ content }} reads />
          </section>
        ))}
      </div>
    </>
  )
  return (
    <TalkAbout canvas={canvas} session={session}>
      <div className="min-h-dvh bg-sunken">
        <TopBar
          session={session}
          title={content.title}
          call={readText(title, locale).text}
          deadline={dates.deadline}
          tools={
            <>
              <TalkButton />
              <PapersMenu canvas={canvas} />
              <Versions canvas={canvas} content={content} />
            </>
          }
        />
        {isWide ? (
          <main id="main" className="grid grid-cols-[minmax(0,1fr)_20rem]">
            <div className="p-5">{boxes}</div>
            <aside className="border-l border-line bg-paper p-5">
              <TalkAside canvas={canvas} onOpen={open}>
                <MentorRole canvas={canvas} />
              </TalkAside>
            </aside>
          </main>
        ) : (
          <main id="main" className="grid gap-5 p-4">
            <MentorRole canvas={canvas} />
            <div>{boxes}</div>
            <TalkSheet canvas={canvas} onOpen={open} />
          </main>
        )}
      </div>
    </TalkAbout>
  )
}

/** Explains the mentor's role, and lets them leave. */
function MentorRole({ canvas: { id, me } }: Pick<Props, 'canvas'>) {
  const t = useText()
  const navigate = useNavigate()
  const { busy, act } = useAct({ refresh: [], failed: t('general') })
  const [isLeaving, setLeaving] = useState(false)
  const leave = () =>
    act(async () => {
      await call(removeTeamMember, { params: { id, mate: me } })
      await navigate('/canvas')
    })
  return (
    <div className="grid justify-items-start gap-2">
      <Note tone="lilac">{t('mentors.you')}</Note>
      <Suspense>
        <TeamConversationButton about={{ kind: 'canvas', id }} small />
      </Suspense>
      {isLeaving ? (
        <div className="flex flex-wrap gap-2">
          <Button small look="harm" busy={busy && t('mentors.leave')} onClick={() => void leave()}>
            {t('mentors.leave')}
          </Button>
          <Button small onClick={() => setLeaving(false)}>
            {t('team.stay')}
          </Button>
        </div>
      ) : (
        <Button small look="quiet" onClick={() => setLeaving(true)}>
          {t('mentors.leave')}
        </Button>
      )}
    </div>
  )
}
