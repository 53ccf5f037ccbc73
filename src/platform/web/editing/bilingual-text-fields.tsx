import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Bilingual } from '#platform/contract/bilingual.ts'
import { LOCALES, type Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'
import { plainText } from '#platform/contract/rich-text/plain-text.ts'
import { ARTICLE, type Profile } from '#platform/contract/rich-text/profiles.ts'
import { BilingualField } from '../forms/bilingual-field.tsx'
import { Segmented } from '../ui/blocks/pick.tsx'
import type { EditorParts } from '../rich-text/parts/editor-parts.ts'
import type { Pointing } from '../rich-text/words/use-pointing.ts'
import { Skeleton } from '../ui/blocks/skeleton.tsx'
import { Counter } from '../ui/fields/counter.tsx'

const RichEditor = lazy(async () => ({
  default: (await import('../rich-text/rich-editor.tsx')).RichEditor,
}))

type Texts = { title: Bilingual; summary: Bilingual; body: Record<Locale, RichText> }
type Words = {
  title: { label: string; help?: string }
  summary: { label: string; help?: string }
  body: { help?: string; label: (language: Locale) => string }
  language: { label: string; names: Record<Locale, string> }
}
/** Comments on the words of the body. */
export type TextTalk = {
  /** The language whose body is in view; without it the author's choice. */
  language: Locale | undefined
  onLanguage: (language: Locale) => void
  pointing: (language: Locale) => Pointing
  /** Below the body. */
  foot: (language: Locale) => ReactNode
}
type Props = {
  texts: Texts
  limits: { title: number; summary: number }
  /** The profile of the text; by default that of an opportunity. */
  profile?: Profile
  parts?: (language: Locale) => EditorParts
  words: Words
  errors: Readonly<Record<string, string>>
  edit: (change: Partial<Texts>) => void
  /** The note where the other language of a text is newer. */
  older: (path: keyof Texts) => ReactNode
  talk?: TextTalk
}

/** Title, summary and text in both languages. */
export function BilingualTextFields({ texts, limits, words, errors, edit, older, ...more }: Props) {
  const { profile = ARTICLE, parts, talk } = more
  const { title, summary, body } = texts
  const [choice, choose] = useState<Locale>(title.bhs === '' && title.en !== '' ? 'en' : 'bhs')
  const language = talk?.language ?? choice
  return (
    <>
      <div>
        <BilingualField
          name="title"
          {...words.title}
          value={title}
          limit={limits.title}
          errors={errors}
          onChange={(change) => edit({ title: change })}
        />
        {older('title')}
      </div>
      <div>
        <BilingualField
          name="summary"
          {...words.summary}
          value={summary}
          limit={limits.summary}
          rows={3}
          errors={errors}
          onChange={(change) => edit({ summary: change })}
        />
        {older('summary')}
      </div>
      <div>
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-ink-2">{words.body.help}</p>
          <Segmented<Locale>
            label={words.language.label}
            value={language}
            options={LOCALES.map((value) => ({ value, text: words.language.names[value] }))}
            onChange={talk?.onLanguage ?? choose}
          />
        </div>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <RichEditor
            key={language}
            name={`body.${language}`}
            label={words.body.label(language)}
            profile={profile}
            parts={parts?.(language)}
            pointing={talk?.pointing(language)}
            language={language}
            value={body[language]}
            error={within(errors, `body.${language}`)}
            onChange={(text) => edit({ body: { ...body, [language]: text } })}
          />
        </Suspense>
        <p className="mt-1.5 text-right text-xs text-ink-2">
          <Counter used={plainText(body[language]).length} limit={profile.lettersMax} />
        </p>
        {talk?.foot(language)}
        {older('body')}
      </div>
    </>
  )
}

/** A refusal names the very part of a text that is wrong; the field is the whole text. */
function within(errors: Props['errors'], field: string): string | undefined {
  const wrong = Object.keys(errors).find((name) => name === field || name.startsWith(`${field}.`))
  return wrong === undefined ? undefined : errors[wrong]
}
