export const FILE_NAME_MAX = 160

/** Marks that turn the reading direction can make one ending look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A name as it is kept and saved on other people's devices: no path, nothing that is not seen; its ending stays. */
export function safeFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim()
  const ending = /\.[a-z0-9]{1,5}$/i.exec(plain)?.[0] ?? ''
  return plain.length <= FILE_NAME_MAX
    ? plain || '_'
    : plain.slice(0, FILE_NAME_MAX - ending.length).toWellFormed() + ending
}
