import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

export type FieldTexts = {
  label: ReactNode
  help?: ReactNode
  /** The error in words: the fault and its remedy. */
  error?: ReactNode
  /** Stands right of the label, such as a link. */
  aside?: ReactNode
}

export type Control = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type FieldProps = FieldTexts & {
  id?: string | undefined
  foot?: ReactNode
  className?: string
  children: (control: Control) => ReactNode
}

/** Label above, control, error and help below, all linked. */
export function Field({ label, help, error, aside, id, foot, className, children }: FieldProps) {
  const own = useId()
  const control = id ?? own
  const described = [error ? `${control}-error` : '', help ? `${control}-help` : ''].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={control} className="min-w-0 text-sm font-strong leading-ui">
          {label}
        </label>
        {aside && (
          <span className="text-right text-sm leading-ui [&>a]:-my-3 [&>a]:inline-block [&>a]:py-3">
            {aside}
          </span>
        )}
      </div>
      {children({
        id: control,
        ...(error && { 'aria-invalid': true as const }),
        ...(described && { 'aria-describedby': described }),
      })}
      {foot ? (
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-1.5">
          <div className="grid content-start gap-1.5">
            <FieldNotes id={control} error={error} help={help} />
          </div>
          {foot}
        </div>
      ) : (
        <FieldNotes id={control} error={error} help={help} />
      )}
    </div>
  )
}

export function FieldNotes({ id, error, help }: { id: string; error?: ReactNode; help?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-xs font-ui text-harm-ink">
          <CircleAlert className="mt-px size-4" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="text-xs text-ink-2">
          {help}
        </p>
      )}
    </>
  )
}

const frameClass =
  'block w-full min-w-0 rounded-control border border-edge bg-surface text-ink focus-visible:border-river focus-visible:-outline-offset-1 focus-visible:outline-river aria-invalid:border-harm aria-invalid:not-focus-visible:outline-1 aria-invalid:not-focus-visible:-outline-offset-2 aria-invalid:not-focus-visible:outline-harm'

export const inputClass = `${frameClass} px-3.5 py-2.5 text-md leading-[1.4]`

/** Large spaced characters, moved by the space that follows the last one. */
export const codeClass = `${frameClass} h-16 pr-0 pl-[0.4em] text-center text-2xl font-strong tracking-[0.4em] tabular-nums`
