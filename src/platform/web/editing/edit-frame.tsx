import { type ReactNode, useEffect, useRef } from 'react'

type Props = {
  /** Kind and state, above the title. */
  above: ReactNode
  title: string
  /** Beside the title. */
  tools?: ReactNode
  /** Saving and publishing, beside the text where there is room. */
  aside: ReactNode
  children: ReactNode
}

/** The page of a thing that is being written; a reader who comes by keyboard begins at its title. */
export function EditFrame({ above, title, tools, aside, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">{above}</p>
          <h1 ref={heading} tabIndex={-1} className="mt-1 text-2xl outline-none [overflow-wrap:anywhere]">
            {title}
          </h1>
        </div>
        {tools}
      </header>
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">{children}</div>
        <div className="grid content-start gap-4 lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:self-start">
          {aside}
        </div>
      </div>
    </>
  )
}
