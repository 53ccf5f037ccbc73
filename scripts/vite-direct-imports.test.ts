import { existsSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { directImports } from './vite-direct-imports.ts'

function direct(code: string, id = '/house/src/features/feed/web/feed.tsx'): string | undefined {
  const { transform } = directImports() as unknown as {
    transform(this: object, code: string, id: string): { code: string } | undefined
  }
  return transform.call({ parse: parseAst }, code, id)?.code
}

function filesOf(code: string): string[] {
  return [...code.matchAll(/from "([^"]+)"/g)].map(([, file]) => file!)
}

test('icons, queries and parts of other features come from where they are made', () => {
  const code = direct(`import { Search, X as Close } from 'lucide-react'
import { useQuery, QueryClient } from '@tanstack/react-query'
import { Block } from '#features/content/web/index.ts'
import { other } from './other.ts'
use(Search)`)
  expect(code).toMatch(/import \{ default as Search \} from ".*search\.mjs"/)
  expect(code).toMatch(/import \{ default as Close \} from ".*x\.mjs"/)
  expect(code).toMatch(/import \{ Block as Block \} from ".*src\/features\/content\/web\/block\.tsx"/)
  expect(code).toContain(`import { other } from './other.ts'`)
  expect(code).toContain('use(Search)')
  const files = filesOf(code!)
  expect(files).toHaveLength(5)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})

test('a name that a door does not pass on stops the build', () => {
  expect(() => direct(`import { NoSuchIcon } from 'lucide-react'`)).toThrow('NoSuchIcon is not passed on')
  expect(() => direct(`import * as all from 'lucide-react'`)).toThrow('all is not passed on')
})

test('files without such imports, and those of packages, are let be', () => {
  expect(direct(`import { a } from './a.ts'`)).toBeUndefined()
  expect(direct(`import { X } from 'lucide-react'`, '/house/node_modules/x/index.js')).toBeUndefined()
})
