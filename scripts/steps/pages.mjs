// @ts-check
import { alone } from './lock.mjs'
import { fail, tool } from './process.mjs'
import { stampOf, walker } from './stamp.mjs'

// The caller may run in another mode, such as tests; the build is always for production.
const building = { quiet: true, env: { NODE_ENV: 'production' } }

/** @typedef {{ name: string, stamp: ReturnType<typeof stampOf>, steps: [program: string, ...args: string[]][] }} Part */

/** @type {Part[]} */
const PARTS = [
  {
    name: 'pages',
    stamp: stampOf({
      file: 'build/.pages-stamp',
      inputs: ['src', 'public', 'scripts', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'],
      // Server code and tests never reach the pages: the build rejects them.
      outside: /(^|\/)(server|app|steps)\/|\.test\.tsx?$|(^|\/)scripts\/[^/]+\.mjs$/,
    }),
    steps: [
      ['react-router', 'build'],
      ['node', 'scripts/pages/finish.mjs'],
    ],
  },
  {
    name: 'server',
    stamp: stampOf({
      file: 'build/.server-stamp',
      inputs: ['src', 'migrations', 'scripts/server', 'package-lock.json'],
      outside: /(^|\/)web\/|\.test\.tsx?$/,
    }),
    steps: [
      ['node', 'scripts/server/bundle.mjs'],
      ['node', 'scripts/server/prepare.mjs'],
    ],
  },
]

/**
 * Builds the pages and the server's bundle, which `npm start` runs, where something they are made of has changed.
 * @param {{ force?: boolean }} [options]
 */
export async function ensureBuild({ force = false } = {}) {
  /** @param {Part} part */
  const isStale = ({ stamp }, walk = walker()) => force || !stamp.isCurrent(walk)
  const walk = walker()
  if (!PARTS.some((part) => isStale(part, walk))) return
  await alone('build', async () => {
    // Asked part by part, because the build of the pages empties the folder that the server's bundle is in.
    for (const part of PARTS) if (isStale(part)) await build(part)
  })
}

/** @param {Part} part */
async function build({ name, stamp, steps }) {
  process.stdout.write(`Building the ${name}…\n`)
  const keep = stamp.take(walker())
  for (const [program, ...args] of steps) {
    const { ok, output } = await tool(program, args, building)
    if (!ok) fail(`${output}\nThe ${name} could not be built.`)
  }
  keep()
}
