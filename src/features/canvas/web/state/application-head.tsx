import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import type { CanvasState } from '../../contract/state/canvas-state.ts'
import { useText } from '../use-text.ts'
import { ApplicationTitle } from '../whole-application.tsx'
import { StateChip, StateLink } from './state-chip.tsx'

type Props = {
  canvas: Canvas
  content: ApplicationContent
  state: CanvasState | undefined
  until?: string | null
  /** Buttons below the title. */
  children?: ReactNode
}

/** The head of a read-only application: a link back, its state and its title. */
export function ApplicationHead({ canvas, content, state, until = null, children }: Props) {
  const t = useText()
  return (
    <>
      <Link to="/canvas" className="link inline-flex min-h-target items-center text-sm print:hidden">
        {t('own.title')}
      </Link>
      <header className="mt-2 mb-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <StateChip state={state} until={until} />
          <StateLink state={state} />
        </p>
        <ApplicationTitle canvas={canvas} content={content} />
        {children}
      </header>
    </>
  )
}
