import { ArrowRightLeft } from 'lucide-react'
import { IconButton } from '#platform/web/ui/buttons/icon-button.tsx'
import { Menu, type MenuItem } from '#platform/web/ui/layers/menu.tsx'
import { moveOf } from '../../contract/moves.ts'
import { STAGES } from '../../contract/statuses.ts'
import { useText } from '../use-text.ts'
import type { Item } from './board.tsx'
import { useMoveText } from './use-move-text.ts'
import { movableOf, type useMoves } from './use-moves.tsx'

/** Lists the columns into which a card may move; shows nothing if there are none. */
export function MoveMenu({ item, moves }: { item: Item; moves: ReturnType<typeof useMoves> }) {
  const t = useText()
  const move = useMoveText()
  const items = STAGES.flatMap((stage): MenuItem[] => {
    const { kind } = moveOf(movableOf(item), stage)
    if (kind === 'stay' || kind === 'refused') return []
    const own = kind === 'begin' || kind === 'send' || kind === 'withdraw'
    return [
      {
        text: own ? move(kind) : move('to', { stage: t(`stages.${stage}`) }),
        harm: kind === 'withdraw',
        onSelect: () => moves.move(item, stage),
      },
    ]
  })
  if (items.length === 0) return null
  const label = move('label', { title: moves.titleOf(item) })
  const id = 'saved' in item ? item.saved.id : item.application.id
  return (
    <Menu
      label={label}
      items={items}
      trigger={(props) => (
        <IconButton
          {...props}
          id={`move-${id}`}
          label={label}
          icon={<ArrowRightLeft className="size-4" />}
          className="z-10 -my-2 -mr-2"
        />
      )}
    />
  )
}
