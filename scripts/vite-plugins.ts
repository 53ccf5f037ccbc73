import { pathToFileURL } from 'node:url'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { catalogueIdOf } from '../src/platform/contract/catalogue-id.ts'

// A feature with screens for different people may split its texts: `editor-messages.bhs.ts` beside `messages.bhs.ts`.
export const TEXTS = /\/contract\/(?:[a-z-]+\/)?(?!server-)(?:[a-z]+-)*messages\.(bhs|en)\.ts$/

/** Compiles the ICU messages of every catalogue at build time, and adds the catalogue's name. */
export function compiledTexts(): Plugin {
  return {
    name: 'zamah:texts',
    enforce: 'pre',
    async transform(_code, id) {
      const file = id.split('?')[0]!
      if (!TEXTS.test(file)) return
      const { messages } = await import(`${pathToFileURL(file).href}?t=${Date.now()}`)
      const said = {
        messages: compileTree(messages),
        catalogue: catalogueIdOf(file)?.id,
      }
      const code = Object.entries(said).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return { code: code.join('\n'), map: null }
    },
  }
}

function compileTree(tree: unknown): unknown {
  if (typeof tree === 'string') return compile(tree)
  return Object.fromEntries(Object.entries(tree as object).map(([key, value]) => [key, compileTree(value)]))
}

/** Stops the build when a server layer or a Node module would reach the browser. */
export function roomsGuard(): Plugin {
  let browser = true
  return {
    name: 'zamah:rooms',
    enforce: 'pre',
    configResolved(config) {
      browser = !config.build.ssr
    },
    resolveId(source, importer) {
      const server = /^#(platform|features\/[\w-]+)\/server\b/.test(source) || source.startsWith('#app/')
      const node = source.startsWith('node:')
      const ours = importer?.includes('/src/') && !importer.includes('/node_modules/')
      if (ours && (server || (node && browser && !importer?.endsWith('entry.server.tsx')))) {
        this.error(`${importer} brings ${source} into the pages`)
      }
      return null
    },
  }
}
