/** Lets the browser keep a file that was fetched with the session. */
export function saveFile({ content, name }: { content: Blob; name: string }): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads it after the click; a moment later it needs it no more.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
