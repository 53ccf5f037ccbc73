import { type ReactNode, Suspense } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Waiting } from '../ui/states/waiting.tsx'
import { ComponentBoundary } from './component-fallback.tsx'

type Props = {
  /** Width and distances, where they differ from those of most screens. */
  className?: string
  /** The shape of what is to come. */
  waiting?: ReactNode
  children: ReactNode
}

/** The main part of a screen: waits for its words and code, and keeps a failure from taking the frame with it. */
export function ScreenMain({ className = 'pt-4 pb-16 lg:pt-8', waiting = <Waiting />, children }: Props) {
  return (
    <main id="main" className={classNames('wrap', className)}>
      <ComponentBoundary>
        <Suspense fallback={waiting}>{children}</Suspense>
      </ComponentBoundary>
    </main>
  )
}
