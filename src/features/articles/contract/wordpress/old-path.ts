const MAX = 400

/** One spelling of a path of another site: decoded, in small letters, without a slash at the end; nothing for its home page. */
export function oldPath(path: string): string | undefined {
  const plain = decoded(path).normalize('NFC').toLowerCase().replace(/\/+$/, '')
  return /^\/[^\u0000-\u001f\ud800-\udfff]+$/u.test(plain) && plain.length <= MAX ? plain : undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
