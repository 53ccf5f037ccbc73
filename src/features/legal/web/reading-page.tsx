import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import {
  Block,
  BlocksProvider,
  type BlockDefaults,
  type EditedBlocks,
  useEditMode,
} from '#features/content/web/index.ts'
import { PublicFooter, PublicHeader } from '#features/landing/web/index.ts'
import { useEndpoint } from '#platform/web/api/use-endpoint.ts'
import { Note } from '#platform/web/ui/blocks/note.tsx'
import { getLegalDraft } from '../contract/versions.endpoints.ts'
import type { LegalDocumentId } from '../contract/versions.ts'
import { Contents, type Heading } from './contents.tsx'
import { editedBlocks } from './edited-blocks.ts'
import { Related } from './related.tsx'
import type { LegalPage } from './texts-loader.ts'
import { useText } from './use-text.ts'
import { EarlierVersions, VersionNote } from './version-note.tsx'

type Props = {
  id: LegalDocumentId
  blocks: BlockDefaults
  headings: readonly Heading[]
  children: ReactNode
}

/**
 * A page for reading, whose loader is `legalLoader`: contents beside the text on a wide screen, folded above it on a phone,
 * absent in print. In edit mode it shows the draft of the next version.
 */
export function ReadingPage({ id, blocks, headings, children }: Props) {
  const { texts, footer, versions } = useLoaderData<LegalPage>()
  const draft = useDraft(id)
  return (
    <BlocksProvider defaults={blocks} edited={join(footer, draft ?? texts)}>
      <PublicHeader />
      <main
        id="main"
        className="wrap grid gap-10 py-10 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-16 print:block print:[--ink-2:black] print:[--ink:black]"
      >
        <header className="lg:col-start-2">
          {draft && <DraftNote version={versions.version} />}
          <Block id={`${id}-title`} as="h1" className="text-4xl" />
          <p className="mt-3 text-sm text-ink-3">
            <VersionNote document={id} versions={versions} />
          </p>
          <Block id={`${id}-intro`} as="p" className="mt-5 max-w-[38rem] text-lg text-ink-2" />
        </header>
        <Contents headings={headings} />
        <div className="grid max-w-[38rem] gap-10 text-[1.0625rem] lg:col-start-2">
          {children}
          <EarlierVersions document={id} versions={versions} />
          <Related current={id} />
        </div>
      </main>
      <PublicFooter />
    </BlocksProvider>
  )
}

/** The draft, for whoever edits the page. */
function useDraft(document: LegalDocumentId): EditedBlocks | undefined {
  const { active } = useEditMode()
  const { data } = useEndpoint(getLegalDraft, { params: { document }, enabled: active, staleTime: 0 })
  return active && data ? editedBlocks(data) : undefined
}

function join(one: EditedBlocks, other: EditedBlocks): EditedBlocks {
  return { bhs: { ...one.bhs, ...other.bhs }, en: { ...one.en, ...other.en } }
}

function DraftNote({ version }: { version: string }) {
  const t = useText()
  return (
    <Note tone="sun" className="mb-6">
      <p className="text-sm">
        {t('draft', { version })}{' '}
        <a className="link" href="/admin/settings/legal">
          {t('draftLink')}
        </a>
      </p>
    </Note>
  )
}
