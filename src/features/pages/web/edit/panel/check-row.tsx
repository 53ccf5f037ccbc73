import type { ReactNode } from 'react'
import type { Content } from '../../../contract/content.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { useBlockName } from '../blocks/block-names.ts'

type Props = {
  icon: ReactNode
  text: string
  content?: Content
  /** The block where it is mended. */
  block?: string | null
  mayMend?: boolean
  onMend?: (block: string | null) => void
}

/** One result of the checks before publishing, with the name of its block and the way to mend it. */
export function CheckRow({ icon, text, content, block = null, mayMend = false, onMend }: Props) {
  const t = useEditorText()
  const nameOf = useBlockName()
  const pageBlock = content?.content.find(({ props }) => props.id === block)
  return (
    <li className="flex gap-2.5 border-t border-line py-2">
      {icon}
      <span className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
        {pageBlock ? t('publish.inBlock', { name: nameOf(pageBlock).kind, text }) : text}{' '}
        {mayMend && (block === null || pageBlock) && (
          <button type="button" className="link -my-3 min-h-target py-3" onClick={() => onMend?.(block)}>
            {t('publish.mend')}
          </button>
        )}
      </span>
    </li>
  )
}
