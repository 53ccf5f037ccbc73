import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TEXTS } from './vite-plugins.ts'

const root = join(import.meta.dirname, '..')

test('the build knows every catalogue of the pages by its name, so that no reader meets a placeholder', () => {
  const catalogues = globSync('src/**/contract/**/*messages.*.ts', { cwd: root })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => /^export const messages\b/m.test(readFileSync(join(root, path), 'utf8')))
  expect(catalogues.length).toBeGreaterThan(100)
  const unknown = catalogues.filter((path) => !TEXTS.test(path) && !path.includes('/server-messages.'))
  expect(unknown).toEqual([])
})
