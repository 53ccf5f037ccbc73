import { History, Pencil } from 'lucide-react'
import type { EditedListItem } from '#features/content/contract/blocks.endpoints.ts'
import { useLocale } from '#platform/web/i18n/locale-provider.tsx'
import { Chip } from '#platform/web/ui/blocks/chip.tsx'
import { Table } from '#platform/web/ui/blocks/table.tsx'
import { DateText } from '#platform/web/ui/blocks/values.tsx'
import { IconButton, IconLink } from '#platform/web/ui/buttons/icon-button.tsx'
import { useContentText } from './use-content-text.ts'

type EditedTableProps = { blocks: readonly EditedListItem[]; onOpen: (block: EditedListItem) => void }

export function EditedTable({ blocks, onOpen }: EditedTableProps) {
  const t = useContentText()
  return (
    <Table
      caption={t('content.caption')}
      rows={blocks}
      rowKey={({ id, locale }) => `${id} ${locale}`}
      columns={[
        {
          key: 'text',
          head: t('content.text'),
          cell: (block) => <Words block={block} />,
          className: 'w-full',
        },
        {
          key: 'page',
          head: t('content.page'),
          cell: (block) => <PageName block={block} />,
          className: WIDE,
        },
        { key: 'saved', head: t('content.saved'), cell: (block) => <Saved block={block} />, className: WIDE },
        {
          key: 'acts',
          head: <span className="sr-only">{t('content.history')}</span>,
          cell: (block) => <Acts block={block} onOpen={onOpen} />,
        },
      ]}
    />
  )
}

const WIDE = 'max-lg:hidden'
const SHOWN = 90

function shortened(text: string): string {
  const line = text.replaceAll('\n', ' ')
  return line.length > SHOWN ? `${line.slice(0, SHOWN).trimEnd()}…` : line
}

function Words({ block }: { block: EditedListItem }) {
  const t = useContentText()
  return (
    <div className="grid gap-1.5">
      <b className="font-ui">{block.name[useLocale()]}</b>
      <span className="text-sm [overflow-wrap:anywhere]">{shortened(block.text)}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3">
        <Chip tone="line">{t(`content.${block.locale}`)}</Chip>
        {block.englishOlder && <Chip tone="sun">{t('content.older')}</Chip>}
        <span>{t('content.revision', { n: String(block.revision) })}</span>
      </span>
      <span className="text-xs text-ink-2 lg:hidden">
        <PageName block={block} />, <Saved block={block} />
      </span>
    </div>
  )
}

function PageName({ block }: { block: EditedListItem }) {
  return <>{block.page.title[useLocale()]}</>
}

function Saved({ block }: { block: EditedListItem }) {
  const t = useContentText()
  return (
    <span className="lg:block lg:whitespace-nowrap">
      <span className="lg:block">{block.savedBy ?? t('content.somebody')}</span>
      <span className="lg:hidden">, </span>
      <DateText at={block.savedAt} show="both" className="whitespace-nowrap lg:text-xs lg:text-ink-3" />
    </span>
  )
}

function Acts({ block, onOpen }: { block: EditedListItem; onOpen: EditedTableProps['onOpen'] }) {
  const t = useContentText()
  const locale = useLocale()
  const page = block.page.title[locale]
  return (
    <span className="flex justify-end max-lg:flex-col">
      <IconLink
        reloadDocument
        to={`${block.page.path}?admin_edit=true`}
        icon={<Pencil />}
        label={t('content.open', { page })}
      />
      <IconButton
        icon={<History />}
        label={t('content.historyOf', { text: `${block.name[locale]}: ${shortened(block.text)}` })}
        aria-haspopup="dialog"
        onClick={() => onOpen(block)}
      />
    </span>
  )
}
