import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldNotes } from './field.tsx'

type ChoiceGroupProps = {
  legend: ReactNode
  help?: ReactNode
  error?: ReactNode
  hideLegend?: boolean
  className?: string
  children: ReactNode
}

/** A question over several controls: legend above, error and help below. */
export function ChoiceGroup({ legend, help, error, hideLegend, className, children }: ChoiceGroupProps) {
  const id = useId()
  const described = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0" {...(described && { 'aria-describedby': described })}>
      <legend className={classNames('mb-1.5 text-sm font-strong leading-ui', hideLegend && 'sr-only')}>
        {legend}
      </legend>
      <div className="grid grid-cols-1 gap-1.5">
        <div className={className}>{children}</div>
        <FieldNotes id={id} error={error} help={help} />
      </div>
    </fieldset>
  )
}
