import type { Locale } from '#platform/contract/locale.ts'

type Files = Readonly<Record<Locale, readonly string[]>>

/** What pages need beside the files that the router names, told by the build: texts, and parts that screens load at once. */
export type FilesAhead = {
  every: Files
  /** By the name of the screen. */
  screens: Readonly<Record<string, Files>>
}

/** Links for the head of a page, so that these files come with its script and not after it. */
export function linksAhead(files: FilesAhead | undefined, screen: string, locale: Locale): string {
  const all = [...(files?.every[locale] ?? []), ...(files?.screens[screen]?.[locale] ?? [])]
  return [...new Set(all)].map((file) => `<link rel="modulepreload" href="${file}"/>`).join('')
}
