import { Button } from '#platform/web/ui/buttons/button.tsx'
import { Dialog } from '#platform/web/ui/layers/dialog.tsx'
import { WithdrawDialog } from '../application/withdraw-dialog.tsx'
import { useText } from '../use-text.ts'
import { useMoveText } from './use-move-text.ts'
import type { MoveQuestion, useMoves } from './use-moves.tsx'

/** Asks for the missing details before a card moves among the closed ones. */
export function DetailsDialog({ asked, moves }: { asked: MoveQuestion; moves: ReturnType<typeof useMoves> }) {
  const t = useText()
  const move = useMoveText()
  const { application, statuses } = asked
  if (asked.kind === 'withdraw')
    return (
      <WithdrawDialog
        id={application.id}
        onClose={moves.forget}
        onWithdrawn={() => {
          moves.forget()
          void moves.reload()
        }}
      />
    )
  return (
    <Dialog open onClose={moves.forget} title={move('chooseTitle')} closeLabel={t('close')}>
      <p className="mb-4 text-sm text-ink-2">{moves.titleOf({ application })}</p>
      <div className="grid gap-2">
        {statuses.map((status) => (
          <Button key={status} onClick={() => void moves.set(application, status)}>
            {move(`ends.${status as 'hired' | 'declined' | 'withdrawn'}`)}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
