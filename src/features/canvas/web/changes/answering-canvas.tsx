import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { formatDate, formatTime } from '#platform/contract/dates.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { PageSpinner } from '#platform/web/shell/page-spinner.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import { BoxBody } from '../boxes/box-body.tsx'
import { BoxPreview } from '../boxes/box-preview.tsx'
import { judge, type Judged } from '../judged.ts'
import { usePresence } from '../presence/use-presence.ts'
import { useStepKeys } from '../steps/use-step-keys.tsx'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useCanvasSession, useSessionNow } from '../sync/use-canvas-session.ts'
import { TalkAbout } from '../talk/talk.tsx'
import { TalkButton } from '../talk/talk-button.tsx'
import { TalkSheet } from '../talk/talk-places.tsx'
import { Sending } from '../team/sending.tsx'
import { TopBar } from '../top-bar.tsx'
import { useText } from '../use-text.ts'
import { Versions } from '../versions/versions.tsx'
import { ApplicationTitle } from '../whole-application.tsx'

type Props = { canvas: Canvas; changes: NonNullable<Canvas['changes']> }
type Heard = Props & { heardAt: number }

/** Edits the changes that the board asked for: the named boxes open, the others as they were sent. */
export function AnsweringCanvas({ canvas, changes, heardAt }: Heard) {
  const session = useCanvasSession(canvas, heardAt)
  return session ? <Answering canvas={canvas} changes={changes} session={session} /> : <PageSpinner />
}

function Answering({ canvas, changes, session }: Props & { session: CanvasSession }) {
  const t = useText()
  const locale = useLocale()
  const content = useSessionNow(session, 'content')
  const judged = judgeAnswer(canvas, content)
  usePresence(session, 'about')
  useStepKeys(session, canvas)
  const { template, title } = canvas.call.content
  const wordsFor = (id: string) => changes.asked.find(({ box }) => box === id)?.words
  const openBoxes = template.boxes.filter(({ id }) => wordsFor(id) !== undefined)
  const others = template.boxes.filter(({ id }) => wordsFor(id) === undefined)
  const until = new Date(changes.until)
  const open = (box: string) => document.getElementById(`box-${box}`)?.scrollIntoView({ block: 'center' })
  return (
    <TalkAbout canvas={canvas} session={session}>
      <TopBar
        session={session}
        title={judged.content.title}
        call={readText(title, locale).text}
        deadline={changes.until}
        tools={
          <>
            <TalkButton />
            <Versions canvas={canvas} content={judged.content} />
          </>
        }
      />
      <main id="main" className="wrap max-w-[52rem] pt-4 pb-16">
        <ApplicationTitle canvas={canvas} content={judged.content} />
        <Note tone="sun" className="mt-5">
          <h2 className="text-md">
            {t('answer.asked', { date: formatDate(until, locale), time: formatTime(until) })}
          </h2>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{changes.why}</p>
          <p className="mt-2 text-ink-2">{t('answer.rules')}</p>
        </Note>
        {openBoxes.map((box) => (
          <section
            key={box.id}
            aria-labelledby={`box-${box.id}`}
            className="mt-6 rounded-surface border border-line bg-surface p-4 lg:p-6"
          >
            <header className="mb-2 flex items-center gap-2">
              <h2 id={`box-${box.id}`} className="min-w-0 flex-1 text-lg">
                {readText(box.title, locale).text}
              </h2>
              <TalkButton box={box.id} title={readText(box.title, locale).text} />
            </header>
            <Note tone="lilac" className="mb-4">
              <p className="font-strong">{t('answer.wants')}</p>
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{wordsFor(box.id)}</p>
            </Note>
            <BoxBody box={box} canvas={canvas} session={session} judged={judged} />
          </section>
        ))}
        <details className="mt-6 border-t border-line">
          <summary className="flex min-h-target cursor-pointer items-center text-sm">
            {t('answer.others', { count: others.length })}
          </summary>
          {others.map((box) => (
            <section
              key={box.id}
              aria-labelledby={`box-${box.id}`}
              className="border-t border-line py-4 text-sm"
            >
              <h2 id={`box-${box.id}`} className="mb-1 text-md">
                {readText(box.title, locale).text}
              </h2>
              <BoxPreview box={box} canvas={canvas} judged={judged} />
            </section>
          ))}
        </details>
        <Sending canvas={canvas} session={session} judged={judged} />
        <TalkSheet canvas={canvas} onOpen={open} settle={() => session.settle()} />
      </main>
    </TalkAbout>
  )
}

/** Ignores rules that the first submission broke, because the box of such a rule may be closed. */
function judgeAnswer(canvas: Canvas, content: ApplicationContent): Judged {
  const judged = judge(canvas, content)
  const was = canvas.submission ? judge(canvas, canvas.submission.content).broken : []
  return { ...judged, broken: judged.broken.filter(({ rule }) => was.every((one) => one.rule !== rule)) }
}
