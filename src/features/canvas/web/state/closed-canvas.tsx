import type { Canvas } from '../../contract/canvas.endpoints.ts'
import { PapersMenu } from '../documents/papers-menu.tsx'
import { judge } from '../judged.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useSessionNow } from '../sync/use-canvas-session.ts'
import { Versions } from '../versions/versions.tsx'
import { WholeApplication } from '../whole-application.tsx'
import { ApplicationHead } from './application-head.tsx'
import { ClosedNote } from './closed-note.tsx'

/** Shows an application that was not sent and can no longer be sent, as this device has it. */
export function ClosedCanvas({ canvas, session }: { canvas: Canvas; session: CanvasSession }) {
  const { content } = judge(canvas, useSessionNow(session, 'content'))
  const isUnsent = useSessionNow(session, 'link') === 'refused'
  const { state } = canvas
  return (
    <main id="main" className="wrap max-w-[52rem] py-8 print:on-white print:py-0">
      <ApplicationHead
        canvas={canvas}
        content={content}
        state={state?.kind === 'writing' ? { ...state, kind: 'late' } : state}
      >
        <div className="mt-3 flex flex-wrap gap-2 print:hidden">
          <PapersMenu canvas={canvas} />
          <Versions canvas={canvas} content={content} />
        </div>
      </ApplicationHead>
      <ClosedNote canvas={canvas} unsent={isUnsent} />
      <WholeApplication canvas={canvas} content={content} />
    </main>
  )
}
