import { readText } from '#platform/contract/bilingual.ts'
import type { CanvasBox } from '#features/calls/contract/canvas-template.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Button } from '#platform/web/ui/buttons/button.tsx'
import { classNames } from '#platform/web/ui/class-names.ts'
import type { Canvas } from '../../contract/canvas.endpoints.ts'
import type { Judged } from '../judged.ts'
import type { Present } from '../presence/presence.ts'
import type { CanvasSession } from '../sync/canvas-session.ts'
import { TalkButton } from '../talk/talk-button.tsx'
import { useText } from '../use-text.ts'
import { AboutBox } from './about-box.tsx'
import { BoxBody } from './box-body.tsx'
import { BoxMark } from './box-mark.tsx'
import { InBox } from './in-box.tsx'
import { BoxPreview } from './box-preview.tsx'
import { LastWriter } from './last-writer.tsx'

export type BoxesProps = {
  canvas: Canvas
  session: CanvasSession
  judged: Judged
  present: readonly Present[]
  /** The box that is being edited. */
  open: string | undefined
  onOpen: (box: string | undefined) => void
}

/** Shows all boxes side by side; the edited one opens in its place. */
export function Board(props: BoxesProps) {
  const { canvas, session, judged } = props
  const locale = useLocale()
  return (
    <div className="p-5">
      <h1 className="sr-only">{readText(canvas.call.content.title, locale).text}</h1>
      <AboutBox canvas={canvas} session={session} judged={judged} />
      <div className="flex flex-wrap gap-px overflow-hidden rounded-surface border border-line bg-line">
        {canvas.call.content.template.boxes.map((box) => (
          <Box key={box.id} {...props} box={box} />
        ))}
      </div>
    </div>
  )
}

/** The kinds whose previews have columns. */
const WIDE: ReadonlySet<CanvasBox['kind']> = new Set(['timeline', 'budget'])

function Box({ box, canvas, session, judged, present, open, onOpen }: BoxesProps & { box: CanvasBox }) {
  const t = useText()
  const locale = useLocale()
  const isOpen = open === box.id
  const who = present.filter((one) => one.box === box.id)
  const title = readText(box.title, locale).text
  return (
    <section
      aria-labelledby={`box-${box.id}`}
      className={classNames(
        // As many in a row as fit; together they fill it.
        'relative min-w-0 grow bg-surface p-4 text-sm',
        isOpen ? 'basis-full' : WIDE.has(box.kind) ? 'basis-[28rem]' : 'basis-64',
        isOpen && 'outline-2 -outline-offset-2 outline-river',
        !isOpen && who.length > 0 && 'outline-2 -outline-offset-2 outline-lilac',
      )}
    >
      <header className="mb-2 flex items-center gap-2">
        <BoxMark state={judged.states[box.id] ?? 'missing'} />
        <h2 id={`box-${box.id}`} className="flex-1 text-sm">
          {title}
        </h2>
        <InBox session={session} present={present} box={box.id} />
        <TalkButton box={box.id} title={title} />
        <Button small look="quiet" className="flex-none" onClick={() => onOpen(isOpen ? undefined : box.id)}>
          {t(isOpen ? 'box.done' : 'box.write')}
          <span className="sr-only">: {title}</span>
        </Button>
      </header>
      {isOpen ? (
        <BoxBody box={box} canvas={canvas} session={session} judged={judged} />
      ) : (
        <BoxPreview box={box} canvas={canvas} session={session} judged={judged} />
      )}
      <p className="mt-2 empty:hidden">
        <LastWriter canvas={canvas} session={session} box={box.id} />
      </p>
    </section>
  )
}
