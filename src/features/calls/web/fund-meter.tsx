type Props = { left: number; fund: number }

/** Draws the rest of a fund; the words beside it say the same. */
export function FundMeter({ left, fund }: Props) {
  return (
    <svg className="block h-1.5 w-full" aria-hidden="true">
      <rect className="fill-sunken" width="100%" height="6" rx="3" />
      <rect className="fill-river" width={`${Math.round((left / fund) * 100)}%`} height="6" rx="3" />
    </svg>
  )
}
