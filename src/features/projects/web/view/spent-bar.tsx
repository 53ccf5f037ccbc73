type Props = {
  planned: number
  spent: number
  /** The longest row, so that all are comparable. */
  most: number
}

/** The planned amount as an outline, the spent amount inside it and any excess; the figures stand beside it. */
export function SpentBar({ planned, spent, most }: Props) {
  const along = (amount: number) => `${most === 0 ? 0 : Math.round((amount / most) * 1000) / 10}%`
  return (
    <svg aria-hidden className="mt-1.5 block h-2 w-full max-w-56">
      <rect width={along(planned)} height="100%" rx="2" className="fill-sunken" />
      <rect width={along(Math.min(spent, planned))} height="100%" rx="2" className="fill-river" />
      {spent > planned && (
        <rect x={along(planned)} width={along(spent - planned)} height="100%" rx="2" className="fill-sun" />
      )}
    </svg>
  )
}
