import type { ListedWord } from './listed-word.ts'

/**
 * What the lists begin with; staff switch off what misfires and add what is missing. Slurs are words that are said of people
 * for nothing but hurting them: names of peoples, of formations in history and of illnesses are not here, because lessons,
 * sources and doctors use them. Threats are here as they are written, without names of peoples, which are surnames too.
 */
export const BUILT_IN: readonly ListedWord[] = [
  ...['balija', 'šiptar', 'peder', 'pederčić', 'cigančina'].map(
    (word) => ({ sign: 'slur', language: 'bhs', word, form: 'inflected' }) as const,
  ),
  ...['faggot', 'nigger', 'tranny'].map(
    (word) => ({ sign: 'slur', language: 'en', word, form: 'inflected' }) as const,
  ),
  ...[
    'ubiću te',
    'ubit ću te',
    'zaklaću te',
    'zaklat ću te',
    'prebiću te',
    'prebit ću te',
    'ubij se',
    'nož, žica, Srebrenica',
  ].map((word) => ({ sign: 'threat', language: 'bhs', word, form: 'exact' }) as const),
  ...['I will kill you', 'kill yourself'].map(
    (word) => ({ sign: 'threat', language: 'en', word, form: 'exact' }) as const,
  ),
]
