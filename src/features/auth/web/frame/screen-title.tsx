import { type ReactNode, useEffect, useRef } from 'react'

type ScreenTitleProps = {
  title: ReactNode
  text?: ReactNode
  /** The name of the step on a screen with several; when it changes, the focus returns to the start. */
  step?: string | number
}

/** Shows the only large title of a screen, with a sentence about it. */
export function ScreenTitle({ title, text, step = '' }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [step])
  return (
    <div className="grid gap-2">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      {text && <p className="text-ink-2">{text}</p>}
    </div>
  )
}
