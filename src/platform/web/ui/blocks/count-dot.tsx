/** The small number on an icon; the icon's label says it in words. */
export function CountDot({ count }: { count?: number | string | undefined }) {
  if (!count) return null
  return (
    <span
      aria-hidden
      className="absolute top-1.5 right-1 h-[17px] min-w-[17px] rounded-pill bg-ink px-1 text-center text-[0.6875rem] leading-[17px] font-head tabular-nums text-paper"
    >
      {count}
    </span>
  )
}
