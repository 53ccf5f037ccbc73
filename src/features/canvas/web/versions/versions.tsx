import { History } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ApplicationContent } from '#features/calls/contract/application-content.ts'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { useText } from '../use-text.ts'

export type VersionsProps = {
  canvas: Canvas
  /** The current content. */
  content: ApplicationContent
  /** Set while it is being written. */
  session?: CanvasSession
}

const Panel = lazyPart(async () => (await import('./versions-panel.tsx')).VersionsPanel)

/** Opens the team's saved versions. */
export function Versions(props: VersionsProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon={<History />}
        label={t('versions.title')}
        onPointerEnter={Panel.preload}
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('versions.title')}
        closeLabel={t('close')}
        className="max-sm:min-h-[70dvh]"
      >
        <Suspense fallback={<Waiting />}>
          <Panel {...props} onDone={() => setOpen(false)} />
        </Suspense>
      </Sheet>
    </>
  )
}
