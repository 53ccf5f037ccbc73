import { useFromServer } from './use-from-server.ts'

type Props = {
  /** Given by the server alone: `import.meta.env.SSR ? () => … : undefined` keeps what makes it out of the browser. */
  make: (() => object) | undefined
}

/** Only search engines read it, so it is there in what the server sends and leaves when the application wakes. */
export function StructuredData({ make }: Props) {
  const fromServer = useFromServer()
  if (!fromServer) return null
  // The browser takes over the element as it is, for the moment until it leaves.
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {make ? JSON.stringify(make()).replaceAll('<', '\\u003c') : ''}
    </script>
  )
}
