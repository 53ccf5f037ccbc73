import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type PickTileProps = ComponentProps<'input'> & {
  name: string
  label: ReactNode
  icon?: ReactNode
  type?: 'checkbox' | 'radio'
}

/** A large choice with an icon; the stone in its corner is laid when it is chosen. */
export function PickTile({ label, icon, type = 'checkbox', className, ...rest }: PickTileProps) {
  return (
    <label
      className={classNames(
        'group relative grid min-h-21 content-between gap-2 rounded-surface border border-edge bg-surface p-3 text-sm font-ui leading-[1.25] transition-colors has-checked:border-river has-checked:bg-river-tint has-checked:font-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus lg:min-h-16 lg:grid-cols-[auto_1fr_auto] lg:content-center lg:items-center lg:gap-3.5 lg:px-4 lg:text-md lg:leading-[1.25]',
        className,
      )}
    >
      <input
        {...rest}
        type={type}
        className="absolute inset-0 size-full appearance-none rounded-surface outline-none"
      />
      <span className="pr-7 text-ink-3 group-has-checked:text-river-ink lg:pr-0 [&_.lucide]:size-6">
        {icon}
      </span>
      <span className="min-w-0">{label}</span>
      <span
        aria-hidden
        className="absolute top-3 right-3 size-4.5 rounded-stone border-[1.5px] border-dashed border-edge group-has-checked:border-solid group-has-checked:border-river group-has-checked:bg-river lg:static"
      />
    </label>
  )
}
