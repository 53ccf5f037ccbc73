import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { CountDot } from '../blocks/count-dot.tsx'

const LOOK =
  'relative inline-grid size-target flex-none place-items-center rounded-control text-ink-2 transition-colors hover:bg-sunken hover:text-ink aria-pressed:text-river-ink aria-pressed:[&_.lucide]:fill-current'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: ReactNode
  /** Its name for people who do not see the icon; it contains the count, where there is one. */
  label: string
  count?: number | string
}

/** A toggle when `aria-pressed` is given: the icon fills. */
export function IconButton({ icon, label, count, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(LOOK, className)}>
      {icon}
      <CountDot count={count} />
    </button>
  )
}

type IconLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & {
  icon: ReactNode
  label: string
  count?: number | string
}

export function IconLink({ icon, label, count, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={classNames(LOOK, className)}>
      {icon}
      <CountDot count={count} />
    </Link>
  )
}
