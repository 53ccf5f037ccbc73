import { Suspense } from 'react'
import { lazyPart } from '../shell/lazy-part.ts'
import type { DraftState } from './form-draft.ts'

const DraftWords = lazyPart(async () => (await import('./draft-words.tsx')).DraftWords)

/** Where what is typed into a form stands until its button sends it. */
export function DraftNote({ device, restored }: DraftState) {
  return (
    <div role="status" className="min-h-5 text-xs text-ink-2">
      {(device !== 'none' || restored) && (
        <Suspense>
          <DraftWords device={device} restored={restored} />
        </Suspense>
      )}
    </div>
  )
}
