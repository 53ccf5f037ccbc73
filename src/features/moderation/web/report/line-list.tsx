import { HELP_LINES } from '../../contract/kinds.ts'
import { useReportText } from '../use-report-text.ts'

/** Numbers to call, one press each. */
export function LineList() {
  const t = useReportText()
  return (
    <ul className="grid gap-1">
      {HELP_LINES.map(({ id, number }) => (
        <li key={id} className="flex items-baseline gap-3 border-t border-line py-1">
          <a
            href={`tel:${number.replaceAll(' ', '')}`}
            className="link inline-flex min-h-target min-w-16 items-center text-lg font-strong whitespace-nowrap"
          >
            {number}
          </a>
          <span>{t(`lines.${id}`)}</span>
        </li>
      ))}
    </ul>
  )
}
