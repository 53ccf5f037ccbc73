import type { ReactNode } from 'react'
import type { SectionProps } from '#platform/web/registration.ts'

type Props = SectionProps & { text?: string; children: ReactNode }

/** A section: its subject on the left, its actions on the right. */
export function Section({ id, title, text, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid grid-cols-1 gap-x-10 gap-y-5 border-t border-line py-6 max-lg:first-of-type:border-0 max-lg:first-of-type:pt-3 lg:grid-cols-[15rem_minmax(0,40rem)] lg:py-10 lg:first:border-0 lg:first:pt-2"
    >
      <div>
        <h2 id={`${id}-title`} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        {text && <p className="mt-1 max-w-measure text-sm text-ink-2">{text}</p>}
      </div>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  )
}
