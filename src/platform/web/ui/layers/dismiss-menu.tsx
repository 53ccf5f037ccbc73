import { ThumbsDown } from 'lucide-react'
import { classNames } from '../class-names.ts'
import { Menu, type MenuItem } from './menu.tsx'

type Props = {
  /** Names what is dismissed. */
  label: string
  /** For those who see the button. */
  hint: string
  heading: string
  /** A reason each. */
  items: MenuItem[]
  className?: string
}

/** The member dismisses a suggestion and says why. */
export function DismissMenu({ label, hint, heading, items, className }: Props) {
  return (
    <Menu
      label={label}
      heading={heading}
      items={items}
      trigger={(menu) => (
        <button
          {...menu}
          type="button"
          aria-label={label}
          title={hint}
          className={classNames(
            'inline-grid size-target flex-none place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink',
            className,
          )}
        >
          <ThumbsDown aria-hidden strokeWidth={1.75} size={20} />
        </button>
      )}
    />
  )
}
