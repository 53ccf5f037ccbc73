import { createHash, timingSafeEqual } from 'node:crypto'

const ALPHABET = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Portable hashes of phpass (WordPress `$P$`, phpBB `$H$`), up to 2^17 rounds. */
export const PHPASS = /^\$[PH]\$[5-9A-F][./0-9A-Za-z]{30}$/

/** Returns whether a password matches a portable phpass hash. */
export function checkPhpass(password: string, hash: string): boolean {
  if (!PHPASS.test(hash)) return false
  const rounds = 2 ** ALPHABET.indexOf(hash.charAt(3))
  const text = Buffer.from(password, 'utf8')
  let digest = md5(Buffer.concat([Buffer.from(hash.slice(4, 12), 'latin1'), text]))
  for (let round = 0; round < rounds; round += 1) digest = md5(Buffer.concat([digest, text]))
  return timingSafeEqual(Buffer.from(encode64(digest)), Buffer.from(hash.slice(12)))
}

function md5(input: Buffer): Buffer {
  return createHash('md5').update(input).digest()
}

/** Base 64 as crypt(3) writes it: little-endian groups of three bytes, without padding. */
export function encode64(bytes: Buffer): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 3) {
    const group = bytes.subarray(start, start + 3)
    let value = group.readUIntLE(0, group.length)
    for (let sign = 0; sign <= group.length; sign += 1) {
      text += ALPHABET.charAt(value & 63)
      value >>>= 6
    }
  }
  return text
}
