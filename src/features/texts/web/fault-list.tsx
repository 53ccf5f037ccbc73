import { CircleX } from 'lucide-react'
import type { TextFault } from '../contract/changes.endpoints.ts'
import { useText } from './use-text.ts'

/** The faults of a text. */
export function FaultList({ faults, id }: { faults: readonly TextFault[]; id?: string }) {
  const t = useText()
  return (
    <ul id={id} className="grid gap-1 empty:hidden">
      {faults.map(({ code, what }) => (
        <li key={code} className="flex gap-1.5 text-xs leading-[1.4] text-harm-ink">
          <CircleX size={16} aria-hidden className="flex-none" />
          <span className="[overflow-wrap:anywhere]">{t(`faults.${code}`, { what: what.join(', ') })}</span>
        </li>
      ))}
    </ul>
  )
}
