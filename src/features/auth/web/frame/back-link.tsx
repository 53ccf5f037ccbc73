import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type BackLinkProps = { children: ReactNode } & ({ to: string } | { onClick: () => void })

const LOOK = 'link inline-flex min-h-target items-center gap-1.5 justify-self-start text-sm'

/** Goes one step back: to another address, or within the screen. */
export function BackLink({ children, ...way }: BackLinkProps) {
  const inside = (
    <>
      <ArrowLeft />
      {children}
    </>
  )
  if ('to' in way) {
    return (
      <Link to={way.to} className={LOOK}>
        {inside}
      </Link>
    )
  }
  return (
    <button type="button" onClick={way.onClick} className={LOOK}>
      {inside}
    </button>
  )
}
