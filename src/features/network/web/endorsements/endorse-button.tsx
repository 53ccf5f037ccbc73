import { UserRoundCheck } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#platform/web/shell/lazy-part.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useEndorsementText } from '../use-endorsement-text.ts'

const EndorseDialog = lazyPart(async () => (await import('./endorse-dialog.tsx')).EndorseDialog)

/** On a connection's profile: confirms skills known from working together. */
export function EndorseButton({ person }: { person: { id: string; name: string } }) {
  const t = useEndorsementText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<UserRoundCheck />} onPointerEnter={EndorseDialog.preload} onClick={() => setOpen(true)}>
        {t('give.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <EndorseDialog person={person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
