import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // A page brings its own routes only; how it comes to the others: src/platform/web/shell/route-map.ts.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
