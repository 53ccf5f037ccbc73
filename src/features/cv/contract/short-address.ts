/** Returns an address without its protocol, as people say it. */
export function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')
}
