import { BLOCK_TYPES, type BlockType } from '../../../contract/blocks/definitions.ts'
import { useEditorText } from '../../use-editor-text.ts'
import { BLOCK_ICONS } from './block-names.ts'

/** Every kind of block, of which one press adds one. */
export function AddBlock({ onAdd }: { onAdd: (type: BlockType) => void }) {
  const t = useEditorText()
  return (
    <>
      <h2 className="text-sm">{t('list.addTitle')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
        {BLOCK_TYPES.map((type) => {
          const Icon = BLOCK_ICONS[type]
          return (
            <li key={type} className="grid">
              <button
                type="button"
                onClick={() => onAdd(type)}
                className="grid min-h-18 content-between justify-items-start gap-2 rounded-control border border-line bg-surface p-3 text-left text-sm leading-ui hover:border-edge hover:bg-sunken"
              >
                <Icon className="size-5 text-river-ink" aria-hidden />
                {t(`blocks.${type}`)}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
