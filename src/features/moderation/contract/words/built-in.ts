import type { ListedWord } from './listed-word.ts'

/**
 * The initial word lists; staff switch off words that misfire and add missing ones. Slurs are words whose only use is to
 * hurt people: names of peoples, of historical formations and of illnesses are not here, because lessons, sources and
 * doctors use them. Threats are listed in their usual spelling; names of peoples are left out, because they are surnames
 * too.
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
