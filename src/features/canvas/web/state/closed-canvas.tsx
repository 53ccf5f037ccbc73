import { Link } from 'react-router'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import { PapersMenu } from '../documents/papers-menu.tsx'
import { judge } from '../judged.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useSessionNow } from '../sync/use-canvas-session.ts'
import { useText } from '../use-text.ts'
import { Versions } from '../versions/versions.tsx'
import { ApplicationTitle, WholeApplication } from '../whole-application.tsx'
import { ClosedNote } from './closed-note.tsx'
import { StateChip, StateLink } from './state-chip.tsx'

/** An application that was never sent and can be sent no more, as this device has it. */
export function ClosedCanvas({ canvas, session }: { canvas: Canvas; session: CanvasSession }) {
  const t = useText()
  const { content } = judge(canvas, useSessionNow(session, 'content'))
  const isUnsent = useSessionNow(session, 'link') === 'refused'
  const { state } = canvas
  return (
    <main id="main" className="wrap max-w-[52rem] py-8 print:on-white print:py-0">
      <Link to="/canvas" className="link inline-flex min-h-target items-center text-sm print:hidden">
        {t('own.title')}
      </Link>
      <header className="mt-2 mb-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateChip state={state?.kind === 'writing' ? { ...state, kind: 'late' } : state} until={null} />
          <StateLink state={state} />
        </p>
        <ApplicationTitle canvas={canvas} content={content} />
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          <PapersMenu canvas={canvas} />
          <Versions canvas={canvas} content={content} />
        </div>
      </header>
      <ClosedNote canvas={canvas} unsent={isUnsent} />
      <WholeApplication canvas={canvas} content={content} />
    </main>
  )
}
