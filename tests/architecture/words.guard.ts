import { Visitor } from 'oxc-parser'
import type { Guard, Source } from './source.ts'

type Word = { language: string; pattern: RegExp; instead: string }

/** Forbids the words of the glossary's last table in catalogues of their language. */
export function unusedWords(glossary: string): Guard {
  const words = readWords(glossary)
  return (sources) => sources.flatMap((source) => wordsOf(source, words))
}

/** Reads the rows `| language | patterns in backticks | instead |`. */
export function readWords(glossary: string): Word[] {
  const [, table = ''] = glossary.split('### Words that the screens never use')
  return [...table.matchAll(/^\| (bhs|en) \| (.+) \| ([^|]+) \|$/gm)].flatMap(
    ([, language = '', patterns = '', instead = '']) =>
      [...patterns.matchAll(/`([^`]+)`/g)].map(([, pattern = '']) => ({
        language,
        pattern: wholeWord(pattern.replaceAll('\\|', '|')),
        instead,
      })),
  )
}

function wholeWord(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}{])(?:${pattern})(?![\\p{L},}])`, 'u')
}

function wordsOf({ path, program }: Source, words: readonly Word[]): string[] {
  const language = /\.(bhs|en)\.ts$/.exec(path)?.[1]
  const those = words.filter((word) => word.language === language)
  if (those.length === 0) return []
  const found: string[] = []
  const read = (text: string): void => {
    for (const { pattern, instead } of those) {
      const [word] = pattern.exec(text) ?? []
      if (word) found.push(`${path} says "${word}" in "${text}", and not ${instead}`)
    }
  }
  new Visitor({
    Literal({ value }) {
      // Paths of imports are the only texts with a dot before their first letter.
      if (typeof value === 'string' && !value.startsWith('.')) read(value)
    },
    TemplateElement({ value }) {
      read(value.cooked ?? value.raw)
    },
  }).visit(program)
  return found
}
