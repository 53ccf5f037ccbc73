import { X } from 'lucide-react'
import { IconButton } from '../buttons/icon-button.tsx'

type Props = {
  items: readonly { id: string; name: string }[]
  removeLabel: (name: string) => string
  onRemove: (id: string) => void
}

/** Lists the picked items, each with a button that removes it. */
export function SelectionList({ items, removeLabel, onRemove }: Props) {
  if (items.length === 0) return null
  return (
    <ul className="mb-2 flex flex-wrap gap-2">
      {items.map(({ id, name }) => (
        <li
          key={id}
          className="inline-flex max-w-full items-center rounded-pill border border-line bg-surface pl-3 text-sm"
        >
          <span className="min-w-0 truncate">{name}</span>
          <IconButton icon={<X />} label={removeLabel(name)} onClick={() => onRemove(id)} />
        </li>
      ))}
    </ul>
  )
}
