import { type ReactNode, useState } from 'react'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { DialogFoot } from '#platform/web/ui/layers/dialog-foot.tsx'
import { useProjectAct } from '../use-project-act.ts'
import { useTeamText } from '../use-team-text.ts'

type Props = {
  children: ReactNode
  /** Its accessible name, and the title of the confirmation. */
  name: string
  /** The thing to remove. */
  text: string
  done: string
  remove: () => Promise<unknown>
  className?: string
}

/** Removes something from a project for good, after a confirmation. */
export function RemoveButton({ children, name, text, done, remove, className }: Props) {
  const t = useTeamText()
  const { busy, act } = useProjectAct()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button small look="quiet" className={className} aria-label={name} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`${name}?`}
        closeLabel={t('finish.close')}
        actions={
          <DialogFoot
            onCancel={() => setAsking(false)}
            act={children}
            onAct={async () => {
              if (await act(remove, done)) setAsking(false)
            }}
            look="harm"
            busy={busy && t('removing')}
          />
        }
      >
        <p>{text}</p>
      </Dialog>
    </>
  )
}
