import type { ComponentProps, ReactNode } from 'react'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { htmlLang, LOCALES, type Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { isBlankText } from '#platform/contract/rich-text/plain-text.ts'
import { RichTextView, type TextParts } from '../rich-text/rich-text-view.tsx'
import { Skeleton } from '../ui/blocks/skeleton.tsx'
import { Sheet } from '../ui/layers/dialog.tsx'
import { QueryState } from '../ui/states/query-state.tsx'
import { Waiting } from '../ui/states/waiting.tsx'

type SheetProps<Data> = {
  query: ComponentProps<typeof QueryState<Data>>['query']
  title: string
  closeLabel: string
  onClose: () => void
  children: (data: Data) => ReactNode
}

/** One thing as staff judge it, in a layer over its queue. */
export function ReviewSheet<Data>({ query, title, closeLabel, onClose, children }: SheetProps<Data>) {
  return (
    <Sheet open onClose={onClose} title={title} closeLabel={closeLabel}>
      <QueryState
        query={query}
        waiting={
          <Waiting className="grid gap-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-40" />
          </Waiting>
        }
      >
        {children}
      </QueryState>
    </Sheet>
  )
}

type Texts = { title: Bilingual; summary: Bilingual; body: Record<Locale, RichText> }

/** Title, summary and text in each language that has a text. */
export function ReviewTexts({
  texts,
  nameOf,
  parts,
}: {
  texts: Texts
  nameOf: (language: Locale) => string
  parts?: TextParts
}) {
  return LOCALES.filter((language) => !isBlankText(texts.body[language])).map((language) => (
    <section key={language} className="border-t border-line pt-3">
      <h3 className="mb-2 text-sm text-ink-3">{nameOf(language)}</h3>
      <div lang={htmlLang(language)}>
        <p className="font-strong [overflow-wrap:anywhere]">{texts.title[language]}</p>
        <p className="mb-2 text-sm text-ink-2 [overflow-wrap:anywhere]">{texts.summary[language]}</p>
        <RichTextView document={texts.body[language]} tags={{ 2: 'h3', 3: 'h4' }} {...(parts && { parts })} />
      </div>
    </section>
  ))
}
