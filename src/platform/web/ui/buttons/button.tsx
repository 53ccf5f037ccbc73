import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { BusyArch } from './busy-arch.tsx'
import { type ButtonLook, buttonClass } from './button-look.ts'

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    icon?: ReactNode
    /** The text while the act is under way, such as "Sending…"; the button keeps focus and takes no second press. */
    busy?: string | false | null | undefined
    /** Why it cannot be pressed now; shown below, the button stays focusable. */
    reason?: ReactNode
    /** Called when the member presses the button, or Enter in its form, while it is unavailable. */
    onUnavailable?: () => void
  }

export function Button({
  look,
  small,
  wide,
  icon,
  busy,
  reason,
  onUnavailable,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const unavailable = Boolean(reason)
  const isInert = unavailable || Boolean(busy)
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!isInert) return onClick?.(event)
    event.preventDefault()
    if (unavailable) onUnavailable?.()
  }
  const button = (
    <button
      {...rest}
      type={type}
      onClick={press}
      className={classNames(
        buttonClass({ ...(look && { look }), ...(small && { small }), ...(wide && { wide }) }, unavailable),
        className,
      )}
      {...(isInert && { 'aria-disabled': true })}
      // A name that says other words than the eye sees cannot be spoken to a voice control.
      {...(busy && { 'aria-busy': true, 'aria-label': undefined })}
      {...(reason && { 'aria-describedby': reasonId })}
    >
      {busy ? <BusyArch className="w-5.5" /> : icon}
      <span className="min-w-0 [overflow-wrap:anywhere]">{busy || children}</span>
    </button>
  )
  if (!reason) return button
  return (
    <div className={wide ? 'w-full' : 'w-fit'}>
      {button}
      <p id={reasonId} className="mt-1.5 text-xs text-ink-2">
        {reason}
      </p>
    </div>
  )
}
