import type { ReactNode } from 'react'

const LOOKS = {
  key: 'bg-apricot text-on-apricot hover:bg-apricot-hover',
  river: 'bg-river text-on-river hover:bg-river-hover',
  quiet: 'text-river-ink hover:bg-river-tint',
}

type Props = { to: string; look: keyof typeof LOOKS; children: ReactNode }

/** A link in the form of a button, so that it works before any script does. */
export function LinkButton({ to, look, children }: Props) {
  return (
    <a
      className={`inline-flex min-h-field items-center justify-center rounded-control px-5 font-strong ${LOOKS[look]}`}
      href={to}
    >
      {children}
    </a>
  )
}
