import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Sheet } from '#platform/web/ui/layers/dialog.tsx'
import { Waiting } from '#platform/web/ui/states/waiting.tsx'
import { useTalk } from './talk.tsx'
import { useTalkText } from './use-talk-text.ts'

const Panel = lazyPart(async () => (await import('./talk-panel.tsx')).TalkPanel)

type Props = Omit<ComponentProps<typeof Panel>, 'bare'>

/** Shows the threads beside the boxes, or else the other content of that place. */
export function TalkAside({ children, ...props }: Props & { children: ReactNode }) {
  const talk = useTalk()
  if (!talk?.focus) return children
  return (
    <div className="sticky top-[calc(var(--bar)+1.25rem)] max-h-[calc(100dvh-var(--bar)-2.5rem)] overflow-y-auto">
      <Suspense fallback={<Waiting />}>
        <Panel {...props} />
      </Suspense>
    </div>
  )
}

/** Shows the same above the box, on a phone. */
export function TalkSheet({ onOpen, ...props }: Props) {
  const t = useTalkText()
  const talk = useTalk()
  return (
    <Sheet
      open={talk?.focus !== undefined}
      onClose={() => talk?.show(undefined)}
      title={t('title')}
      closeLabel={t('close')}
      className="max-sm:min-h-[70dvh]"
    >
      <Suspense fallback={<Waiting />}>
        <Panel
          {...props}
          bare
          onOpen={(box) => {
            onOpen(box)
            talk?.show(undefined)
          }}
        />
      </Suspense>
    </Sheet>
  )
}
