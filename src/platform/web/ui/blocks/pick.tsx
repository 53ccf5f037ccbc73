import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type PickProps = Omit<ComponentProps<'button'>, 'type'> & { pressed: boolean }

/** A 44 px pill that chooses, such as a filter. */
export function Pick({ pressed, className, ...rest }: PickProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={classNames(
        'inline-flex min-h-target max-w-full items-center gap-2 rounded-[1.375rem] border border-edge bg-surface px-3.5 text-left text-sm leading-ui font-ui transition-colors aria-pressed:border-river aria-pressed:bg-river-tint aria-pressed:font-strong aria-pressed:text-river-ink',
        className,
      )}
    />
  )
}

type StripProps<V extends string> = {
  label: string
  options: readonly { value: V; text: string }[]
  value: V
  onChange: (value: V) => void
  className?: string
}

/** One choice of several in a row that scrolls where it is narrow: the parts of a list. */
export function PickStrip<V extends string>({ label, options, value, onChange, className }: StripProps<V>) {
  return (
    <div role="group" aria-label={label} className={classNames('strip flex gap-2', className)}>
      {options.map((option) => (
        <Pick
          key={option.value}
          pressed={option.value === value}
          className="flex-none"
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </Pick>
      ))}
    </div>
  )
}

type SegmentedProps<V extends string> = {
  label: string
  options: readonly { value: V; text: string; label?: string }[]
  value: V
  onChange: (value: V) => void
}

/** Two to four short words, one of them in force: language, script, theme. */
export function Segmented<V extends string>({ label, options, value, onChange }: SegmentedProps<V>) {
  return (
    <div role="group" aria-label={label} className="inline-flex rounded-control border border-line">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.label}
          onClick={() => onChange(option.value)}
          className="min-h-target min-w-target rounded-[9px] px-2 text-xs font-strong text-ink-3 transition-colors aria-pressed:bg-sunken aria-pressed:text-ink dark:aria-pressed:bg-line"
        >
          {option.text}
        </button>
      ))}
    </div>
  )
}
