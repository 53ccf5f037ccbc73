import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useMarksText } from '../use-marks-text.ts'

/** Replaces the way to apply once the member has; leads to their applications. */
export function AppliedMark() {
  const t = useMarksText()
  return (
    <Link
      to="/applications"
      className="relative inline-flex min-h-target items-center gap-1.5 text-sm font-strong text-river-ink"
    >
      <CircleCheck className="size-4 flex-none" aria-hidden />
      {t('applied')}
    </Link>
  )
}
