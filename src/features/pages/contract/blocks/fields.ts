import type { Bilingual } from '#platform/contract/bilingual.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { RichText } from '#platform/contract/rich-text/document.ts'

/**
 * One value of a block. From this description come its schema, its empty value, its field in the editor, the marks of a
 * missing language and the checks before publishing.
 */
export type Field =
  /** A text in both languages: in one line, or with line breaks. */
  | { kind: 'line' | 'lines'; max: number; required?: true }
  | { kind: 'rich'; required?: true }
  /** A text in both languages that is pasted or typed as HTML and kept as a rich text. */
  | { kind: 'html'; required?: true }
  /** An address on this site or elsewhere; empty for none. */
  | { kind: 'link'; required?: true }
  | { kind: 'choice'; options: readonly [string, ...string[]] }
  | { kind: 'number'; min: number; max: number; first: number }
  | { kind: 'moment' }
  /** A picture of the library and what it shows. */
  | { kind: 'picture'; required?: true }
  /** A call for applications, or a form, by its address. */
  | { kind: 'call' | 'form' }
  | { kind: 'items'; min: number; max: number; fields: Readonly<Record<string, PlainField>> }
export type PlainField = Exclude<Field, { kind: 'items' }>
export type Fields = Readonly<Record<string, Field>>

export type BilingualRich = Record<Locale, RichText>
export type Picture = { picture: string | null; alt: Bilingual }

type PlainValue<F> = F extends { kind: 'line' | 'lines' }
  ? Bilingual
  : F extends { kind: 'rich' | 'html' }
    ? BilingualRich
    : F extends { kind: 'link' }
      ? string
      : F extends { kind: 'choice'; options: readonly (infer Option)[] }
        ? Option
        : F extends { kind: 'number' }
          ? number
          : F extends { kind: 'moment' }
            ? string | null
            : F extends { kind: 'picture' }
              ? Picture
              : F extends { kind: 'call' | 'form' }
                ? string
                : never

export type ItemOf<F> = F extends { kind: 'items'; fields: infer Inner }
  ? { id: string } & { -readonly [Name in keyof Inner]: PlainValue<Inner[Name]> }
  : never

export type PropsOf<F> = {
  -readonly [Name in keyof F]: F[Name] extends { kind: 'items' } ? ItemOf<F[Name]>[] : PlainValue<F[Name]>
}

/** The value of a field of any kind. */
export type Value = Bilingual | BilingualRich | Picture | string | number | null | Item[]
export type Item = { id: string; [name: string]: Value }
