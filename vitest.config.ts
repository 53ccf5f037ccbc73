import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { unhandledErrors } from './scripts/steps/unhandled-errors.mjs'

/** Where `npm test` reads what came of the run. */
const reports = process.env.REPORTS_DIR

/** One limit for everything and everywhere: it only ends what hangs, also on a machine that others use. */
const LIMIT_MS = 300_000

/** These end the workers of their whole process for good, so each has a process of its own. */
const ENDING_WORKERS = [
  'src/platform/server/workers/worker-pool.test.ts',
  'src/platform/server/pictures/picture-limits.test.ts',
  'src/features/cv-import/server/read/read-limits.test.ts',
  'src/features/cv-import/server/read/refusals.test.ts',
]

export default defineConfig({
  test: {
    pool: 'forks',
    // The product is read once for each worker and not for each file, which would be a fifth of all. What a module keeps,
    // it keeps by its services, as in a process that serves two installations.
    isolate: false,
    ...(reports && {
      reporters: [
        'dot',
        ['json', { outputFile: join(reports, 'vitest.json') }],
        unhandledErrors(join(reports, 'unhandled.json')),
      ],
    }),
    // Most of a test's time is waiting, so more of them run than there are processors.
    maxWorkers: Math.max(3, availableParallelism()),
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    // What the queue does comes when it comes; only a fault waits so long.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tests/architecture.test.ts', 'tests/architecture/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          exclude: [
            'tests/architecture.test.ts',
            'tests/architecture/**',
            'tests/operation/**',
            ...ENDING_WORKERS,
          ],
          globalSetup: ['tests/setup/postgres.global.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'workers', isolate: true, include: ENDING_WORKERS },
      },
      {
        extends: true,
        test: {
          name: 'operation',
          // These start whole products and watch the clock: one at a time, when the others are done.
          sequence: { groupOrder: 1 },
          maxWorkers: 1,
          include: ['tests/operation/*.test.ts'],
          globalSetup: ['tests/setup/build.global.ts', 'tests/setup/postgres.global.ts'],
        },
      },
    ],
  },
})
