import { Fragment, useEffect, useRef } from 'react'
import type { Evidence, NoticeField } from '../../contract/notices.endpoints.ts'

type Props = { text: string; evidence: Evidence; active: NoticeField | undefined }
type Part = { start: number; end: number; field: NoticeField }

/** The notice with the evidence of its fields marked; that of the active field stands out. */
export function MarkedText({ text, evidence, active }: Props) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = holder.current
    const mark = active && box?.querySelector<HTMLElement>(`[data-field="${active}"]`)
    if (box && mark && box.scrollHeight > box.clientHeight)
      box.scrollTo({ top: mark.offsetTop - box.clientHeight / 3 })
  }, [active])
  let at = 0
  return (
    <div
      ref={holder}
      className="relative text-sm leading-body break-words whitespace-pre-wrap lg:max-h-[70dvh] lg:overflow-y-auto"
    >
      {partsOf(evidence, active).map(({ start, end, field }) => {
        const before = text.slice(at, start)
        at = end
        return (
          <Fragment key={start}>
            {before}
            <mark
              data-field={field}
              className={
                field === active
                  ? 'rounded-sm bg-sun text-on-sun'
                  : 'rounded-sm bg-sun-tint text-ink underline decoration-sun-ink/40 underline-offset-2'
              }
            >
              {text.slice(start, end)}
            </mark>
          </Fragment>
        )
      })}
      {text.slice(at)}
    </div>
  )
}

/** Returns the marks in order; where two overlap, the active field wins, then the earlier one. */
function partsOf(evidence: Evidence, active: NoticeField | undefined): Part[] {
  const all = (Object.entries(evidence) as [NoticeField, { start: number; end: number }[] | undefined][])
    .flatMap(([field, spans]) => (spans ?? []).map((span) => ({ ...span, field })))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => Number(b.field === active) - Number(a.field === active) || a.start - b.start)
  const parts: Part[] = []
  for (const part of all)
    if (!parts.some((one) => one.start < part.end && part.start < one.end)) parts.push(part)
  return parts.sort((a, b) => a.start - b.start)
}
