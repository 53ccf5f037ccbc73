import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldNotes } from './field.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  name: string
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  count?: ReactNode
}

export function Checkbox({ label, help, error, count, id, className, ...rest }: CheckboxProps) {
  const own = useId()
  const control = id ?? own
  const described = [error ? `${control}-error` : '', help ? `${control}-help` : ''].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid grid-cols-1 gap-1', className)}>
      <label htmlFor={control} className="flex min-h-target items-start gap-2.5 py-3 text-sm leading-ui">
        <span className="relative grid flex-none">
          <input
            {...rest}
            id={control}
            type="checkbox"
            className="peer size-5 appearance-none rounded-[5px] border-[1.5px] border-edge bg-surface checked:border-river checked:bg-river aria-invalid:border-harm"
            {...(error && { 'aria-invalid': true as const })}
            {...(described && { 'aria-describedby': described })}
          />
          <Check className="pointer-events-none absolute inset-0.5 size-4 stroke-3 text-on-river opacity-0 peer-checked:opacity-100" />
        </span>
        <span className="min-w-0 flex-1">{label}</span>
        {count !== undefined && <span className="text-xs tabular-nums text-ink-3">{count}</span>}
      </label>
      <FieldNotes id={control} error={error} help={help} />
    </div>
  )
}
