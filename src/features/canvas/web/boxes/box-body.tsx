import { Advice } from '#features/calls/web/index.ts'
import type { CanvasBox } from '#features/calls/contract/canvas-template.ts'
import { readText } from '#platform/contract/bilingual.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import type { Judged } from '../judged.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { TeamBox } from '../team/team-box.tsx'
import { DocumentsRows } from '../attached/documents-rows.tsx'
import { BudgetRows } from './budget-rows.tsx'
import { ContributionRows } from './contribution-rows.tsx'
import { TextBox } from './text-box.tsx'
import { TimelineRows } from './timeline-rows.tsx'

export type BodyProps = { canvas: Canvas; session: CanvasSession; judged: Judged }

/** Edits a box: shows its question, its broken rules, and its field or table. */
export function BoxBody({ box, ...props }: BodyProps & { box: CanvasBox }) {
  const locale = useLocale()
  const broken = props.judged.broken.filter((rule) => rule.box === box.id)
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">{readText(box.hint, locale).text}</p>
      {broken.length > 0 && (
        <Note tone="sun" className="mb-4">
          <ul className="grid gap-1">
            {broken.map((rule) => (
              <li key={rule.advice.key + rule.rule}>
                <Advice rule={rule} />
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Body box={box} {...props} />
    </>
  )
}

function Body({ box, ...props }: BodyProps & { box: CanvasBox }) {
  switch (box.kind) {
    case 'text':
      return <TextBox box={box} {...props} />
    case 'timeline':
      return <TimelineRows {...props} />
    case 'budget':
      return <BudgetRows {...props} />
    case 'contributions':
      return <ContributionRows {...props} />
    case 'team':
      return <TeamBox {...props} />
    case 'documents':
      return <DocumentsRows box={box} canvas={props.canvas} />
  }
}
