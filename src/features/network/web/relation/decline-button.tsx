import { call } from '#platform/web/api/api.ts'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { ToastButton } from '#platform/web/ui/layers/toast-button.tsx'
import { declineRequest, type RelationState, restoreRequest } from '../../contract/relations.endpoints.ts'
import { useRelationText } from '../use-relation-text.ts'
import { useRelationAct } from './use-relation-act.ts'

type Props = {
  person: { id: string; name: string }
  small: boolean
  onDone: (state: RelationState) => void
}

/** Declines a request; the toast offers to undo it. */
export function DeclineButton({ person: { id, name }, small, onDone }: Props) {
  const t = useRelationText()
  const { busy, act } = useRelationAct()
  const undoing = useRelationAct()
  const params = { person: id }
  function undo() {
    void undoing.act(
      () => call(restoreRequest, { params }),
      () => ({ title: t('done.undone') }),
    )
    onDone('received')
  }
  async function decline() {
    const done = await act(
      () => call(declineRequest, { params }),
      () => ({
        title: t('done.declined', { name }),
        action: <ToastButton onClick={undo}>{t('undo')}</ToastButton>,
      }),
    )
    if (done) onDone('none')
  }
  return (
    <Button
      small={small}
      busy={busy && t('sending')}
      aria-label={t('declineNamed', { name })}
      onClick={() => void decline()}
    >
      {t('decline')}
    </Button>
  )
}
