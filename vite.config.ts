import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { baseChunks } from './scripts/vite-base-chunk.ts'
import { directImports } from './scripts/vite-direct-imports.ts'
import { leanIcons } from './scripts/vite-lean-icons.ts'
import { leanRouter } from './scripts/vite-lean-router.ts'
import { compiledTexts, roomsGuard } from './scripts/vite-plugins.ts'
import { slimContracts } from './scripts/vite-slim-contracts.ts'
import { cyrillicElements } from './scripts/vite-cyrillic-elements.ts'

/** Every page carries the names of a hundred others: seven characters tell the builds of one file apart. */
const shortName = ({ name, moduleIds }: { name: string; moduleIds: string[] }) =>
  `assets/${moduleIds.every((id) => id.includes('lucide')) ? 'i' : name.slice(0, 12)}-[hash:7].js`

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    roomsGuard(),
    cyrillicElements(),
    compiledTexts(),
    slimContracts(),
    directImports(),
    leanRouter(),
    leanIcons(),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: {
    // Texts are compiled by compiledTexts(), so the browser needs no ICU parser.
    alias: [{ find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' }],
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  // Built pages bring their libraries along: one file is read sooner than three hundred, and never in its development mode.
  ssr: { noExternal: command === 'build' ? true : ['use-intl'] },
  // The bundle for the server would else decide at each start, and React writes pages three times slower in that mode.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    cssMinify: true,
    reportCompressedSize: false,
    emptyOutDir: true,
    ...(!isSsrBuild && {
      manifest: true,
      // Slower than the bundler's own, but what every page carries becomes 2 KB lighter.
      minify: 'terser' as const,
      terserOptions: { ecma: 2020 as const, module: true, compress: { passes: 3 } },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: baseChunks() },
          entryFileNames: shortName,
          chunkFileNames: shortName,
        },
      },
    }),
  },
}))
