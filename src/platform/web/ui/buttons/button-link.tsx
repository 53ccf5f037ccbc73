import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../class-names.ts'
import { type ButtonLook, buttonClass } from './button-look.ts'

type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link> & { icon?: ReactNode }

/** Goes somewhere and looks like a button; a plain link where the page carries no script. */
export function ButtonLink({ look, small, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        buttonClass({ ...(look && { look }), ...(small && { small }), ...(wide && { wide }) }),
        className,
      )}
    >
      {icon}
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </Link>
  )
}
