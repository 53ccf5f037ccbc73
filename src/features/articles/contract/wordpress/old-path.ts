const MAX = 400

/** One spelling of a path of another site: decoded, in small letters, without a slash at the end; nothing for its home page. */
export function oldPath(path: string): string | undefined {
  const plain = withoutSlashes(decoded(path).normalize('NFC').toLowerCase())
  return /^\/[^\u0000-\u001f\ud800-\udfff]+$/u.test(plain) && plain.length <= MAX ? plain : undefined
}

/** In one pass: a pattern for the end of a text would try again at each slash of a hostile one. */
function withoutSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
