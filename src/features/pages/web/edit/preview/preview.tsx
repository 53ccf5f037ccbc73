import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Content } from '../../../contract/content.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { PageView } from '../../view/page-view.tsx'
import { LiveContext } from '../../view/live.ts'
import { PictureContext } from '../../view/picture-view.tsx'
import { drawDraftPicture } from './draft-picture.tsx'
import { useLive } from './use-live.ts'
import { useBlockName } from '../blocks/block-names.ts'

export const WIDTHS = ['desktop', 'tablet', 'phone'] as const
export type Width = (typeof WIDTHS)[number]

/** A desktop is shown at half its size, so that it has its own breakpoints in the room there is; a phone shows a phone. */
const CLASSES: Record<Width, string> = {
  desktop: 'w-full h-full lg:h-[200%] lg:w-[200%] lg:origin-top-left lg:scale-50',
  tablet: 'w-full h-full lg:h-[125%] lg:w-[48rem] lg:origin-top-left lg:scale-80',
  phone: 'w-full h-full max-w-[22.5rem] mx-auto',
}

type Props = {
  content: Content
  width: Width
  selected: string
  onSelect: (id: string) => void
}

/** The page as visitors of one width see it, in a window of its own, so that its breakpoints are those of that width. */
export function Preview({ content, width, selected, onSelect }: Props) {
  const t = useEditorText()
  const nameOf = useBlockName()
  const live = useLive(content)
  const [body, setBody] = useState<HTMLElement>()
  return (
    <div className="h-[calc(100dvh-12rem)] min-h-96 overflow-hidden rounded-surface border border-line bg-paper lg:sticky lg:top-16 lg:h-[calc(100dvh-6rem)]">
      <iframe
        title={t('preview.title')}
        sandbox="allow-same-origin"
        className={`block ${CLASSES[width]}`}
        ref={(frame) => setBody(frame ? bodyOf(frame) : undefined)}
      />
      {body &&
        createPortal(
          <Inert>
            <div className="wrap py-8">
              <LiveContext value={live}>
                <PictureContext value={drawDraftPicture}>
                  <PageView
                    content={content}
                    around={(block, view) => {
                      const { id } = block.props
                      return (
                        <div
                          className={
                            id === selected
                              ? 'relative rounded-surface outline-2 outline-offset-4 outline-river'
                              : 'relative'
                          }
                        >
                          {view}
                          <button
                            type="button"
                            className="absolute inset-0 cursor-pointer rounded-surface"
                            aria-label={t('preview.open', { name: nameOf(block).kind })}
                            onClick={() => onSelect(id)}
                          />
                        </div>
                      )
                    }}
                  />
                </PictureContext>
              </LiveContext>
            </div>
          </Inert>,
          body,
        )}
    </div>
  )
}

/** Links lead nowhere from here. */
function Inert({ children }: { children: ReactNode }) {
  return (
    <div
      onClickCapture={(event) => {
        if ((event.target as Element).closest?.('a')) event.preventDefault()
      }}
    >
      {children}
    </div>
  )
}

/** The empty document of a frame, dressed as this one: same styles, theme and language. */
function bodyOf(frame: HTMLIFrameElement): HTMLElement | undefined {
  const inner = frame.contentDocument
  if (!inner) return undefined
  if (inner.head.childElementCount === 0) {
    for (const { name, value } of document.documentElement.attributes)
      inner.documentElement.setAttribute(name, value)
    for (const style of document.querySelectorAll('link[rel=stylesheet], style'))
      inner.head.append(inner.importNode(style, true))
    inner.body.className = document.body.className
  }
  return inner.body
}
