import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  name: string
  label: ReactNode
  help?: ReactNode
}

/** Takes effect at once; what is sent with a form is a checkbox. */
export function Switch({ label, help, id, className, ...rest }: SwitchProps) {
  const own = useId()
  const control = id ?? own
  return (
    <label
      htmlFor={control}
      className={classNames(
        'flex min-h-target items-start justify-between gap-4 py-2.5 text-sm leading-ui',
        className,
      )}
    >
      <span className="min-w-0 py-0.5">
        <span className="block font-ui">{label}</span>
        {help && (
          <span id={`${control}-help`} className="mt-0.5 block text-xs text-ink-2">
            {help}
          </span>
        )}
      </span>
      <span className="relative flex-none">
        <input
          {...rest}
          id={control}
          type="checkbox"
          role="switch"
          className="peer block h-6.5 w-11 appearance-none rounded-pill border-[1.5px] border-edge bg-surface transition-colors checked:border-river checked:bg-river"
          {...(help && { 'aria-describedby': `${control}-help` })}
        />
        <span className="pointer-events-none absolute top-[5px] left-[5px] size-4 rounded-full bg-edge transition-[left] peer-checked:left-[23px] peer-checked:bg-on-river" />
      </span>
    </label>
  )
}
