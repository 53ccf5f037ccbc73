import type { ChangeEvent, ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { ChoiceGroup } from './choice-group.tsx'

type RadioGroupProps = {
  legend: ReactNode
  name: string
  options: readonly { value: string; text: ReactNode; help?: ReactNode }[]
  value?: string | undefined
  defaultValue?: string
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void
  help?: ReactNode
  error?: ReactNode
  /** Beside each other where there is room. */
  inline?: boolean
  inputRef?: Ref<HTMLInputElement>
}

export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  help,
  error,
  inline,
  inputRef,
}: RadioGroupProps) {
  return (
    <ChoiceGroup
      {...{ legend, help, error }}
      className={classNames('grid gap-2', inline && 'sm:flex sm:flex-wrap')}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-field items-start gap-2.5 rounded-control border border-edge bg-surface px-3.5 py-3 text-sm leading-ui transition-colors has-checked:border-river has-checked:bg-river-tint has-checked:font-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            ref={inputRef}
            type="radio"
            name={name}
            value={option.value}
            {...(value !== undefined
              ? { checked: value === option.value }
              : { defaultChecked: defaultValue === option.value })}
            onChange={(event) => onChange?.(option.value, event)}
            className="size-5 flex-none appearance-none rounded-full border-[1.5px] border-edge bg-surface outline-none checked:border-[6px] checked:border-river aria-invalid:border-harm"
            {...(error && { 'aria-invalid': true as const })}
          />
          <span className="min-w-0">
            {option.text}
            {option.help && <span className="block text-xs font-body text-ink-2">{option.help}</span>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  )
}
