import { useOnline } from '#features/offline/web/index.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { useText } from '../use-text.ts'

type Props = { refusal: string | undefined; onTakeBack: () => void }

/** The state of a given score: in transit, on this device while offline, or rejected. */
export function WaitingNote({ refusal, onTakeBack }: Props) {
  const t = useText()
  const isOnline = useOnline()
  const words =
    refusal === undefined
      ? t(isOnline ? 'desk.waits.sending' : 'desk.waits.away')
      : t('desk.waits.refused', { reason: refusal })
  return (
    <Note tone={refusal === undefined ? 'sun' : 'harm'} live className="mt-4">
      <p>{words}</p>
      <Button small className="mt-2" onClick={onTakeBack}>
        {t('desk.waits.takeBack')}
      </Button>
    </Note>
  )
}
