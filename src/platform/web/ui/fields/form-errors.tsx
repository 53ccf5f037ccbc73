import { type MouseEvent, useEffect, useId, useRef } from 'react'

/** The text is left out where it stands at the field anyway. */
export type FieldError = { name: string; label: string; text?: string }

type FormErrorsProps = {
  title: string
  errors: readonly FieldError[]
  /** Counts the tries to send; each failed one brings the focus here. */
  attempt: number
}

/** Lists the errors at the top of a form; each line leads to its field. */
export function FormErrors({ title, errors, attempt }: FormErrorsProps) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const any = errors.length > 0
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (!any) return null
  function enter(event: MouseEvent, name: string) {
    event.preventDefault()
    const control = box.current?.closest('form')?.elements.namedItem(name)
    const field = control instanceof RadioNodeList ? control[0] : control
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className="border-l-3 border-harm py-1 pl-4 text-sm"
    >
      <p id={id} className="font-strong">
        {title}
      </p>
      <ul className={errors.some(({ text }) => text) ? undefined : 'flex flex-wrap gap-x-4'}>
        {errors.map(({ name, label, text }) => (
          <li key={name} className="py-1">
            <a href={`#${name}`} onClick={(event) => enter(event, name)} className="link">
              {label}
            </a>
            {text && <span className="text-ink-2">: {text}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
