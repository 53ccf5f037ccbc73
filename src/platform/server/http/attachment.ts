type File = { name: string; type: string }

/** Has the browser save what a stranger sent, under its name: it is never shown in our pages, nor runs anything of its own. */
export function sendAsAttachment(header: (name: string, value: string) => void, { name, type }: File): void {
  header('content-type', type)
  header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  header('content-security-policy', "default-src 'none'; sandbox")
}
