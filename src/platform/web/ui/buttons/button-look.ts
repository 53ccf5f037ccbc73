import { classNames } from '../class-names.ts'

export type ButtonLook = {
  /** `key` is the one apricot action of a view; `river` the main act where apricot is taken. */
  look?: 'key' | 'river' | 'line' | 'quiet' | 'harm'
  small?: boolean
  wide?: boolean
}

const LOOKS = {
  key: 'bg-apricot text-on-apricot hover:bg-apricot-hover',
  river: 'bg-river text-on-river hover:bg-river-hover',
  line: 'border-edge text-ink hover:bg-sunken',
  quiet: 'text-river-ink hover:bg-river-tint',
  harm: 'border-harm text-harm-ink hover:bg-harm-tint',
}

export function buttonClass({ look = 'line', small, wide }: ButtonLook, unavailable = false): string {
  const room = look === 'quiet' ? 'px-3' : small ? 'px-4' : 'px-5'
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border py-1.5 text-center font-strong leading-[1.2] tracking-ui no-underline transition-colors active:not-aria-disabled:translate-y-px',
    small ? 'min-h-target text-sm leading-[1.2]' : 'min-h-field text-md leading-[1.2]',
    room,
    wide && 'w-full',
    unavailable
      ? 'border-line bg-sunken text-ink-2'
      : classNames(look !== 'line' && look !== 'harm' && 'border-transparent', LOOKS[look]),
  )
}
